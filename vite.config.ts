import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Sonner writes its style sheet into the page by script, which our content policy forbids.
 * The same sheet is imported by `styles/app.css`; here the script's copy is taken out.
 */
const sonnerWithoutInjectedStyles: Plugin = {
  name: 'sonner-without-injected-styles',
  enforce: 'pre',
  transform(code, id) {
    if (!/sonner\/dist\/index\.mjs/.test(id)) return;
    const cleaned = code.replace(/^__insertCSS\(.*\);?$/m, '');
    if (cleaned === code) this.error('sonner no longer injects its styles this way: look again');
    return { code: cleaned, map: null };
  },
};

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [sonnerWithoutInjectedStyles, react(), tailwindcss()],
  optimizeDeps: { exclude: ['sonner'] },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: 'dist/web',
    manifest: true,
    // An image turned into a data address would need a looser content policy.
    assetsInlineLimit: 0,
  },
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: 'dist/web',
    manifest: true,
    // An image turned into a data address would need a looser content policy.
    assetsInlineLimit: 0,
  },
});

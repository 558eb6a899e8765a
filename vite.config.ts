import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeServiceWorker } from './scripts/service-worker/write-service-worker.ts';
import { writePages } from './scripts/write-pages/write-pages.ts';

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss(), writePages(), writeServiceWorker()],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: 'dist/web',
    manifest: true,
    rolldownOptions: { input: ['index.html', 'public.html'] },
    // An image turned into a data address would need a looser content policy.
    assetsInlineLimit: 0,
  },
});

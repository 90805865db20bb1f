import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env['GREENPAW_SERVER'] ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // Targets as objects leave Host as the browser sent it: the server compares it with Origin.
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
  build: { outDir: '../src/greenpaw/server/static', emptyOutDir: true, assetsInlineLimit: 0 },
  experimental: {
    // Scripts and styles find their neighbours wherever they lie; only index.html, which is served for
    // every address of the page, names its assets from the root.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
});

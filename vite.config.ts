import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { componentLayer } from './scripts/component-layer.ts';

const server = process.env.LACUNA_DEV_SERVER ?? 'http://127.0.0.1:3000';
const serverPaths = ['/auth', '/functions', '/rest', '/storage', '/api', '/config.json', '/dev', '/sandbox'];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'src/web/public',
  css: { postcss: { plugins: [componentLayer()] } },
  // Fonts and icons stay files: an inlined one would weigh on every page.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page loads is one file: it compresses better, and one request is faster than ten.
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, server])),
      '/realtime': { target: server, ws: true },
    },
  },
});

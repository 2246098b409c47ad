import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const server = process.env.LACUNA_DEV_SERVER ?? 'http://127.0.0.1:3000';
const serverPaths = ['/auth', '/functions', '/rest', '/storage', '/api', '/config.json', '/dev', '/sandbox'];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'src/web/public',
  // Fonts and icons stay files: an inlined one would weigh on every page.
  build: { assetsInlineLimit: 0, target: 'es2022', chunkSizeWarningLimit: 700 },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, server])),
      '/realtime': { target: server, ws: true },
    },
  },
});

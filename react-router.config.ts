import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: false,
  // Readable without JavaScript; every other path is served the application shell.
  prerender: ['/', '/features', '/terms', '/privacy'],
} satisfies Config;

import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { deferStart } from './scripts/defer-start.ts';

/** Readable without JavaScript; every other path is served the application shell. */
const prerender = ['/', '/features', '/terms', '/privacy'];

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: false,
  prerender,
  buildEnd: async () => {
    for (const page of prerender) await deferStart(join('build', 'client', page, 'index.html'));
  },
} satisfies Config;

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { compress } from 'hono/compress';
import { describePublicPage } from '../modules/analyses/describe-public-page.ts';
import type { Api } from './mount.ts';
import { pageTags } from './page-tags.ts';
import { contentSecurityPolicy } from './security-headers.ts';

interface Page {
  html: string;
  policy: string;
}

// Only what really is executed needs a hash; JSON blocks do not run.
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:json|ld\+json)")[^>]*>([\s\S]*?)<\/script>/g;

function readPage(file: string, origin: string): Page {
  // Previews need the whole address of the picture, which nobody knows at build time.
  const html = readFileSync(file, 'utf8').replace('content="/og.png"', () => `content="${origin}/og.png"`);
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script]) =>
      `sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}`,
  );
  return { html, policy: contentSecurityPolicy(hashes) };
}

function prerenderedPages(webDir: string, origin: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(webDir, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('index.html')) continue;
    const route = `/${entry.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    pages.set(route, readPage(join(webDir, entry), origin));
  }
  return pages;
}

/**
 * Serves the built front end: hashed assets for ever, prerendered pages as they are, and the application shell, with the
 * title and description of its page, for every other path. Does nothing while there is no build.
 */
export function serveWeb({ hono, deps }: Pick<Api, 'hono' | 'deps'>): void {
  const { webDir, publicUrl: origin } = deps.config;
  if (!existsSync(join(webDir, 'index.html'))) return;
  const pages = prerenderedPages(webDir, origin);
  const fallback = join(webDir, '__spa-fallback.html');
  const shell = readPage(existsSync(fallback) ? fallback : join(webDir, 'index.html'), origin);
  hono.use('/assets/*', compress());
  hono.use(
    '/assets/*',
    serveStatic({
      root: webDir,
      onFound: (_path, http) => http.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  const files = serveStatic({
    root: webDir,
    onFound: (_path, http) => http.header('Cache-Control', 'public, max-age=3600'),
  });
  hono.get('*', compress(), async (http, next) => {
    const path = http.req.path.replace(/(.)\/$/, '$1');
    if (/\.[a-z0-9]{2,12}$/i.test(path) && !path.startsWith('/dashboard')) return files(http, next);
    const page = pages.get(path);
    http.header('Content-Security-Policy', (page ?? shell).policy);
    http.header('Cache-Control', 'no-cache');
    if (page) return http.html(page.html);
    const ctx = { ...deps, ...http.get('info'), actor: { kind: 'visitor' } as const };
    const tags = pageTags(await describePublicPage(ctx, { path }), { origin, path });
    return http.html(shell.html.replace('</head>', () => `${tags}</head>`));
  });
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './request-info.ts';
import { contentSecurityPolicy } from './security-headers.ts';

interface Page {
  html: string;
  policy: string;
}

// Only what really is executed needs a hash; JSON blocks do not run.
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:json|ld\+json)")[^>]*>([\s\S]*?)<\/script>/g;

function readPage(file: string): Page {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script]) =>
      `sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}`,
  );
  return { html, policy: contentSecurityPolicy(hashes) };
}

function prerenderedPages(webDir: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(webDir, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('index.html')) continue;
    const route = `/${entry.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    pages.set(route, readPage(join(webDir, entry)));
  }
  return pages;
}

/**
 * Serves the built front end: hashed assets for ever, prerendered pages as they are, and the application
 * shell for every other path that wants HTML. Does nothing while there is no build.
 */
export function serveWeb(hono: Hono<AppEnv>, webDir: string): void {
  if (!existsSync(join(webDir, 'index.html'))) return;
  const pages = prerenderedPages(webDir);
  const fallback = join(webDir, '__spa-fallback.html');
  const shell = readPage(existsSync(fallback) ? fallback : join(webDir, 'index.html'));
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
    const page = pages.get(path) ?? shell;
    http.header('Content-Security-Policy', page.policy);
    http.header('Cache-Control', 'no-cache');
    return http.html(page.html);
  });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnalysisApp, type TestUser } from '../../../tests/analysis-app.ts';
import { SITE_META } from '../../contract/page-meta.ts';
import { createApp } from './app.ts';
import type { Api } from './mount.ts';

const IDEA = 'A self-watering planter for "offices" & <b>shops</b> that costs $& less';
const SHELL =
  '<!DOCTYPE html><html><head><link rel="icon" href="/favicon.svg"></head><body>shell</body></html>';
const LANDING = '<html><head><title>Built</title><meta property="og:image" content="/og.png"/></head></html>';

const webDir = mkdtempSync(join(tmpdir(), 'lacuna-web-'));
let t: Awaited<ReturnType<typeof createAnalysisApp>>;
let user: TestUser;
let api: Api;
let session: string;

beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), LANDING);
  writeFileSync(join(webDir, '__spa-fallback.html'), SHELL);
  mkdirSync(join(webDir, 'assets'));
  t = await createAnalysisApp();
  api = createApp({ ...t.app.deps, config: { ...t.app.deps.config, webDir } });
  user = await t.newUser();
  const analyzed = (await (await t.analyze(user, { searchTerms: [IDEA] })).json()) as { session_id: string };
  session = analyzed.session_id;
}, 60_000);
afterAll(async () => {
  await t.app.close();
  rmSync(webDir, { recursive: true, force: true });
});

async function page(path: string, token?: string): Promise<string> {
  const headers = { host: 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await api.hono.request(`http://localhost${path}`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
const share = async (method: 'POST' | 'DELETE') =>
  t.app.request(`/api/sessions/${session}/share`, { method, token: user.token });
const shared = async () => ((await (await share('POST')).json()) as { token: string }).token;

describe('what a page says to readers that run no scripts', () => {
  it('a shared session names its idea, escaped, and its verdict', async () => {
    const link = `/shared/${await shared()}`;
    const html = await page(link);
    const escaped =
      'A self-watering planter for &quot;offices&quot; &amp; &lt;b&gt;shops&lt;/b&gt; that costs $&amp; less';
    expect(titleOf(html)).toBe(`${escaped} · Lacuna`);
    expect(html).not.toContain('<b>');
    expect(html).toContain(`property="og:title" content="${escaped} · Lacuna"`);
    expect(html).toMatch(/name="description" content="[^"]{20,}"/);
    expect(html).toContain(`property="og:url" content="${t.app.deps.config.publicUrl}${link}"`);
    expect(html).toContain(`property="og:image" content="${t.app.deps.config.publicUrl}/og.png"`);
    expect(html.match(/<\/head>/g)).toHaveLength(1);
    expect(html).toContain('<body>shell</body>');
  });

  it('a link that was revoked, replaced, or never existed says nothing', async () => {
    const old = await shared();
    const current = await shared();
    await share('DELETE');
    for (const token of [old, current, 'nothing', '%E0%A4%A', '..%2f..'])
      expect(titleOf(await page(`/shared/${token}`)), token).toBe(SITE_META.title);
  });

  it('a session that is not shared says nothing, even to its owner', async () => {
    for (const path of [`/dashboard/session/${session}`, `/shared/${session}`])
      expect(titleOf(await page(path, user.token))).toBe(SITE_META.title);
  });

  it('examples are described, all together and each by itself', async () => {
    expect(titleOf(await page('/example'))).toBe('Example analyses · Lacuna');
    const listed = await t.app.request('/api/examples');
    const [first] = ((await listed.json()) as { examples: { slug: string }[] }).examples;
    const html = await page(`/example/${first?.slug}`);
    expect(titleOf(html)).toMatch(/ · Lacuna$/);
    expect(html).toMatch(/property="og:description" content="[^"]{20,}"/);
    expect(titleOf(await page('/example/unknown'))).toBe(SITE_META.title);
    expect(titleOf(await page('/example/a/b'))).toBe(SITE_META.title);
  });

  it('a page that was built keeps its own tags, with the whole address of the picture', async () => {
    const html = await page('/');
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html).toContain(`content="${t.app.deps.config.publicUrl}/og.png"`);
  });
});

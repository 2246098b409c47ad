import { html, raw } from 'hono/html';
import { ERRORS } from '../../contract/errors.ts';
import type { RouteSpec } from '../../contract/routes/route.ts';

const ACCESS: Record<RouteSpec['access'], string> = {
  public: 'anyone',
  optional: 'anyone; a token identifies the user',
  user: 'a signed-in person (Bearer token)',
  admin: 'an administrator (Bearer token)',
};

const groupOf = (route: RouteSpec): string => `/${route.path.split('/').slice(1, 3).join('/')}`;

function byGroup(routes: readonly RouteSpec[]): [string, RouteSpec[]][] {
  const groups = new Map<string, RouteSpec[]>();
  for (const route of routes) groups.set(groupOf(route), [...(groups.get(groupOf(route)) ?? []), route]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

const errorList = (route: RouteSpec) =>
  route.errors.map((code) => html`<li><code>${ERRORS[code].status} ${code}</code> ${ERRORS[code].text}</li>`);

const section = (route: RouteSpec) => html`
  <details>
    <summary><code>${route.method} ${route.path}</code> ${route.summary}</summary>
    <p>For ${ACCESS[route.access]}.${route.idempotent ? ' Honors Idempotency-Key.' : ''}</p>
    <ul>${errorList(route)}</ul>
  </details>`;

const style = `
  :root { color-scheme: light dark; }
  body { font: 17px/1.5 'Source Sans 3 Variable', 'Segoe UI', sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
  h1, h2 { font-family: Georgia, serif; }
  summary { cursor: pointer; padding: .4rem 0; }
  code { font-size: .9em; }
  details { border-top: 1px solid #8886; }`;

/** A readable page of every route; the schemas stand in /openapi.json. Plain HTML without any script. */
export function apiPage(routes: readonly RouteSpec[]) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>API · Lacuna</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <h1>Lacuna API</h1>
    <p>Programs sign in with <code>POST /auth/v1/token</code> and send <code>Authorization: Bearer …</code>.
      Schemas of all inputs and answers: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
    ${byGroup(routes).map(([group, list]) => html`<h2>${group}</h2>${list.map(section)}`)}
  </body>
</html>`;
}

import { html } from 'hono/html';
import { fullTitle, type PageMeta, SITE } from '../../contract/page-meta.ts';

/**
 * The tags of a page that is drawn by scripts, for crawlers that run none. They carry `data-served`, by which the page
 * removes them once it has drawn its own. Everything is escaped: a title may be any text that a user typed.
 */
export function pageTags(meta: PageMeta, page: { origin: string; path: string }): string {
  const title = fullTitle(meta);
  const named = { description: meta.description, 'twitter:card': 'summary_large_image' };
  const properties = {
    'og:title': title,
    'og:description': meta.description,
    'og:type': 'website',
    'og:site_name': SITE,
    'og:url': page.origin + page.path,
    'og:image': `${page.origin}/og.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = [
    html`<title data-served>${title}</title>`,
    ...Object.entries(named).map(
      ([name, content]) => html`<meta data-served name="${name}" content="${content}">`,
    ),
    ...Object.entries(properties).map(
      ([name, content]) => html`<meta data-served property="${name}" content="${content}">`,
    ),
  ];
  return tags.map(String).join('');
}

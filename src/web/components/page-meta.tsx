import { fullTitle, type PageMeta as Meta, SITE } from '../../contract/page-meta.ts';

/** Absolute where the origin is known: at build time nobody knows where the pages will be served. */
const absolute = (path: string): string => (typeof location === 'undefined' ? path : location.origin + path);

/** Title and description of a public page. The server sends the same tags to readers that run no scripts. */
export function PageMeta(meta: Meta) {
  const title = fullTitle(meta);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:image" content={absolute('/og.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const SITE = 'Lacuna';

/** Absolute where the origin is known: at build time nobody knows where the pages will be served. */
const absolute = (path: string): string => (typeof location === 'undefined' ? path : location.origin + path);

/** Title and description of a public page, for search engines and for previews of its link. */
export function PageMeta({ title, description }: { title: string; description: string }) {
  const whole = title.includes(SITE) ? title : `${title} · ${SITE}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:image" content={absolute('/og.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

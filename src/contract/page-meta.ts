/** Title and description of a public page, for search engines and for previews of its link. */
export interface PageMeta {
  title: string;
  description: string;
}

export const SITE = 'Lacuna';

/** Of the landing page, and of every page that has nothing of its own to say without its scripts. */
export const SITE_META: PageMeta = {
  title: 'Lacuna: find the gap in the patent record',
  description:
    'Describe an idea. Lacuna reads the patents around it, maps what is taken, and shows the gaps with the evidence for and against each.',
};

export const EXAMPLES_META: PageMeta = {
  title: 'Example analyses',
  description:
    'Finished patent analyses from different fields: what is taken, what is open, and the evidence for and against each opportunity.',
};

/** The title as a browser tab shows it: with the name of the product. */
export const fullTitle = ({ title }: PageMeta): string =>
  title.includes(SITE) ? title : `${title} · ${SITE}`;

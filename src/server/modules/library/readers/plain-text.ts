import { expandEntities } from './xml/expand-entities.ts';

const INLINE = /<\/?(?:b|i|u|em|strong|span|sub|sup|small|o|smallcaps)(?:\s[^<>]*)?\/?>/gi;
const BLOCK = /<\/?(?:p|br|div|li|ul|ol|h\d|claim-text)(?:\s[^<>]*)?\/?>/gi;

/** Text as tables and JSON carry it, with the marks of web pages read: `CO<sub>2</sub> &amp; water` is "CO2 & water". */
export function plainText(text: string): string {
  const bare = text.includes('<') ? text.replace(INLINE, '').replace(BLOCK, ' ') : text;
  return expandEntities(bare);
}

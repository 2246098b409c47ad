import type { ExtraProps } from 'react-markdown';

/** The syntax tree that react-markdown hands to its plugins (hast). */
type Element = NonNullable<ExtraProps['node']>;
type ElementContent = Element['children'][number];
type Text = Extract<ElementContent, { type: 'text' }>;
interface Root {
  type: 'root';
  children: ElementContent[];
}

const MARK = /\[(\d{1,3})\]/g;

const text = (value: string): Text => ({ type: 'text', value });

const mark = (number: string): Element => ({
  type: 'element',
  tagName: 'cite',
  properties: { marker: number },
  children: [text(number)],
});

function split({ value }: Text): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const match of value.matchAll(MARK)) {
    if (match.index > from) parts.push(text(value.slice(from, match.index).replace(/ $/, '\u00a0')));
    parts.push(mark(match[1] as string));
    from = match.index + match[0].length;
  }
  if (from < value.length) parts.push(text(value.slice(from)));
  return parts;
}

function marked(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return split(child);
    return child.type === 'element' ? [{ ...child, children: marked(child.children) }] : [child];
  });
}

/** Rehype plugin: turns each `[3]` of an answer into an element that the page draws as a button. Runs after the sanitiser. */
export function rehypeCitationMarks() {
  return (tree: Root): Root => ({ ...tree, children: marked(tree.children) });
}

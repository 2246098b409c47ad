const THINKING = /^[\s\S]*?<\/think(?:ing)?>/i;
const FENCED = /```(?:json)?\s*([\s\S]*?)```/i;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first balanced JSON object or array inside a text, or undefined. */
function embedded(text: string): unknown {
  for (let start = text.search(/[{[]/); start >= 0; ) {
    const end = balancedEnd(text, start);
    const value = end < 0 ? undefined : parse(text.slice(start, end));
    if (value !== undefined) return value;
    const next = text.slice(start + 1).search(/[{[]/);
    start = next < 0 ? -1 : start + 1 + next;
  }
  return undefined;
}

function balancedEnd(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return i + 1;
  }
  return -1;
}

/** Removes a model's thinking from its visible reply, with or without the opening tag. */
export const withoutThinking = (text: string): string =>
  text.replace(THINKING, '').replace(/^<think(?:ing)?>[\s\S]*$/i, '');

/**
 * The JSON value in a model's reply: as it is, behind thinking, in a fence, or surrounded by prose; undefined when there
 * is none. Linear in the length of the reply but for nested starts, which the caller's size cap bounds.
 */
export function readJson(reply: string): unknown {
  const text = withoutThinking(reply.replace(/^\ufeff/, '')).trim();
  return parse(text) ?? parse(FENCED.exec(text)?.[1]?.trim() ?? '') ?? embedded(text);
}

/** When a schema wants an object with one list and the model sent only the list, wraps it. */
export function wrapList(value: unknown, key: string | null): unknown {
  return Array.isArray(value) && key !== null ? { [key]: value } : value;
}

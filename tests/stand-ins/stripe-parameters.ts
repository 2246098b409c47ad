import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/server/config.ts';

/** The official SDK's declarations are generated from Stripe's API description: they document every parameter. */
const RESOURCES = join(projectRoot, 'node_modules/stripe/esm/resources');

interface Field {
  name: string;
  required: boolean;
  type: string;
}

type Declarations = Map<string, { fields: Field[]; parents: string[] } | { alias: string }>;

/** Index of the bracket that closes the one at `open`. */
function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}' && --depth === 0) return at;
  }
  throw new Error('Unbalanced declaration');
}

function fieldsOf(body: string): Field[] {
  return body
    .split(';')
    .map((line) => /^\s*'?(\w+)'?(\?)?:\s*([\s\S]+)$/.exec(line))
    .flatMap((match) =>
      match ? [{ name: match[1] as string, required: !match[2], type: (match[3] as string).trim() }] : [],
    );
}

function declare(source: string, scope: string, into: Declarations): void {
  const pattern = /\b(namespace|interface|type)\s+(\w+)([^{;=]*)([{=])/g;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [, kind, name, heritage, sign] = match;
    const path = scope ? `${scope}.${name}` : (name as string);
    if (sign === '=') {
      const end = source.indexOf(';', match.index);
      into.set(path, { alias: source.slice(pattern.lastIndex, end).trim() });
      pattern.lastIndex = end;
      continue;
    }
    const open = pattern.lastIndex - 1;
    const close = closing(source, open);
    const body = source.slice(open + 1, close);
    if (kind === 'namespace') declare(body, path, into);
    else {
      const parents = [...(heritage ?? '').matchAll(/[A-Z]\w+/g)].map(([parent]) => parent);
      into.set(path, { fields: fieldsOf(body), parents });
    }
    pattern.lastIndex = close;
  }
}

function readDeclarations(file: string): Declarations {
  const source = readFileSync(join(RESOURCES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const into: Declarations = new Map();
  declare(source, '', into);
  const pagination = ['limit', 'starting_after', 'ending_before'];
  into.set('PaginationParams', {
    fields: pagination.map((name) => ({
      name,
      required: false,
      type: name === 'limit' ? 'number' : 'string',
    })),
    parents: [],
  });
  return into;
}

/** Finds a name from inside a scope outward, as TypeScript does. */
function lookUp(declarations: Declarations, scope: string, name: string) {
  for (let inside = scope; ; inside = inside.split('.').slice(0, -1).join('.')) {
    const path = inside ? `${inside}.${name}` : name;
    const found = declarations.get(path);
    if (found) return { path, found };
    if (!inside) return null;
  }
}

interface Place {
  declarations: Declarations;
  scope: string;
  at: string;
}

function checkFields(place: Place, path: string, value: unknown): string[] {
  const declared = place.declarations.get(path);
  if (!declared || 'alias' in declared) return [];
  if (typeof value !== 'object' || value === null) return [`${place.at}: must be a hash`];
  const inherited = declared.parents.flatMap((parent) => {
    const found = place.declarations.get(parent);
    return found && 'fields' in found ? found.fields : [];
  });
  const fields = [...declared.fields, ...inherited];
  const given = value as Record<string, unknown>;
  const missing = fields.filter((field) => field.required && !(field.name in given));
  const problems = missing.map((field) => `${place.at}${field.name}: is required`);
  for (const [name, inner] of Object.entries(given)) {
    const field = fields.find((one) => one.name === name);
    if (!field) problems.push(`${place.at}${name}: is not a documented parameter`);
    else problems.push(...checkType({ ...place, scope: path, at: `${place.at}${name}.` }, field.type, inner));
  }
  return problems;
}

const scalar: Record<string, RegExp> = {
  string: /^/,
  number: /^-?\d+(?:\.\d+)?$/,
  boolean: /^(?:true|false)$/,
};

function checkUnion(place: Place, options: string[], value: unknown): string[] {
  const literals = options.filter((option) => option.startsWith("'"));
  if (typeof value === 'string' && literals.includes(`'${value}'`)) return [];
  const others = options.filter((option) => !option.startsWith("'") && option !== 'OtherString');
  if (others.length === 0) return [`${place.at}: "${String(value)}" is not one of ${literals.join(', ')}`];
  const results = others.map((option) => checkType(place, option, value));
  return results.some((problems) => problems.length === 0) ? [] : (results[0] ?? []);
}

function checkList(place: Place, item: string, value: unknown): string[] {
  if (!Array.isArray(value)) return [`${place.at}: must be a list`];
  return value.flatMap((one) => checkType(place, item, one));
}

function checkNamed(place: Place, name: string, value: unknown): string[] {
  const known = lookUp(place.declarations, place.scope, name);
  if (!known) return [];
  if ('alias' in known.found) return checkType({ ...place, scope: known.path }, known.found.alias, value);
  return checkFields(place, known.path, value);
}

function checkType(place: Place, type: string, value: unknown): string[] {
  const list = /^(?:Array<(.+)>|(.+)\[\])$/.exec(type);
  const item = list?.[1] ?? list?.[2];
  if (item) return checkList(place, item, value);
  const optional = /^Emptyable<(.+)>$/.exec(type)?.[1];
  if (optional) return value === '' ? [] : checkType(place, optional, value);
  const options = type.split('|').map((part) => part.trim());
  if (options.length > 1 || type.startsWith("'")) return checkUnion(place, options, value);
  const pattern = scalar[type];
  if (!pattern) return checkNamed(place, type, value);
  return typeof value === 'string' && pattern.test(value) ? [] : [`${place.at}: must be a ${type}`];
}

const cache = new Map<string, Declarations>();

/**
 * Compares decoded parameters with what is documented, names, types and required ones, at every depth.
 * @param documented file under the SDK's resources and name of the parameters' interface
 * @returns what is wrong, in words; empty when nothing is
 */
export function parameterProblems(
  documented: { file: string; name: string },
  parameters: Record<string, unknown>,
): string[] {
  const declarations = cache.get(documented.file) ?? readDeclarations(documented.file);
  cache.set(documented.file, declarations);
  const path = [...declarations.keys()].find((key) => `.${key}`.endsWith(`.${documented.name}`));
  if (!path) throw new Error(`Not documented: ${documented.name}`);
  return checkFields({ declarations, scope: '', at: '' }, path, parameters);
}

/** Decodes `a[b][0][c]=d` into nested objects and lists, as Stripe reads forms and queries. */
export function decodeParameters(encoded: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = key.replaceAll(']', '').split('[');
    let target = root;
    path.forEach((part, index) => {
      if (index === path.length - 1) target[part] = value;
      else {
        target[part] ??= {};
        target = target[part] as Record<string, unknown>;
      }
    });
  }
  return withLists(root) as Record<string, unknown>;
}

function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d*$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

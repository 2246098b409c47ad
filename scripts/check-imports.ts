import { IMPORT_RULES, type ImportRule } from './import-rules.ts';
import { importsOf } from './imports.ts';
import { finish, sourceFiles } from './source-files.ts';

/** Denies every import that no rule of `import-rules.ts` allows, and every rule that allows nothing. */
const used = new Set<ImportRule>();
const problems: string[] = [];

function isAllowed(from: string, to: string): boolean {
  const rules = IMPORT_RULES.filter((rule) => allows(rule, from, to));
  for (const rule of rules) used.add(rule);
  return rules.length > 0;
}

function allows(rule: ImportRule, from: string, to: string): boolean {
  const match = rule.from.exec(from);
  if (!match) return false;
  return rule.to.some((pattern) => {
    const filled = pattern.replace(
      /(?<!\(\?)<([a-z]+)>/g,
      (_, group: string) => match.groups?.[group] ?? '(?!)',
    );
    return new RegExp(filled).test(to);
  });
}

for (const file of sourceFiles()) {
  for (const target of importsOf(file)) {
    if (isAllowed(file, target)) continue;
    const rules = IMPORT_RULES.filter((rule) => rule.from.test(file));
    problems.push(
      `${file} may not import ${target} (${rules.map((rule) => rule.name).join(', ') || 'no rule'})`,
    );
  }
}
for (const rule of IMPORT_RULES) {
  if (!used.has(rule))
    problems.push(`The rule ${rule.name} for ${rule.from} allows nothing that exists: remove it.`);
}
finish('Imports', problems);

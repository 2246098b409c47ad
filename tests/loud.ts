import { afterEach } from 'vitest';

/** An unexpected warning or error on the console fails the test in which it appears; an expected one is spied upon. */
const heard: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    heard.push(`console.${level}: ${args.map(String).join(' ')}`);
    original(...args);
  };
}

process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') heard.push(`${warning.name}: ${warning.message}`);
});

afterEach(() => {
  const messages = heard.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected on the console:\n${messages.join('\n')}`);
});

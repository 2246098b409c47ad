import { defineConfig } from 'vitest/config';

/** `unit` touches nothing outside the process; `integration` has one PostgreSQL cluster, a fresh database per file. */
export default defineConfig({
  test: {
    setupFiles: ['tests/loud.ts'],
    expect: { requireAssertions: false },
    // Tests wait for a database more than they compute: three files at once keep two cores busy.
    maxWorkers: 3,
    // Against tests that hang; none measures speed, and a busy machine takes several times as long as a quiet one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{contract,core,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['src/{server,cli}/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
        },
      },
    ],
  },
});

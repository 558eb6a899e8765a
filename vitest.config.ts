import { defineConfig } from 'vitest/config';

// What needs the database (adapters, main) gets a real one; browser tests visit the whole product; everything else must not reach either.
const databaseTests = [
  'src/adapters/{db,http,jobs,mail,auth}/**/*.test.ts',
  'src/main/**/*.test.ts',
  'trust/house/*.test.ts',
];

// Busy machines are slow, not wrong: a test fails by what it finds, not by when.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'trust/**/*.test.ts'],
          exclude: [...databaseTests, 'trust/browser/*.test.ts'],
          env: { DATABASE_URL: 'postgres://unit-tests-have-no-database' },
          setupFiles: ['src/testing/fail-on-console-error.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'database',
          include: databaseTests,
          setupFiles: ['src/testing/fail-on-console-error.ts'],
          globalSetup: ['src/testing/template-database.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'browser',
          include: ['e2e/**/*.test.ts', 'trust/browser/*.test.ts'],
          globalSetup: ['e2e/prepare.ts'],
        },
      },
    ],
  },
});

import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** `server-only` throws outside Next's server bundle; in Jest the modules that import it are the ones under test. */
export default createConfig({
  // Generous, since a busy machine is slow; speed is printed by the benches.
  testTimeout: 60_000,
  testEnvironment: '<rootDir>/tests/fixtures/runners/environment.cjs',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  // A build beside Jest takes away files that have just been listed.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/deploy/'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/fixtures/server-only.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
});

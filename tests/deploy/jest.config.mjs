import createConfig from '../../jest.config.mjs';

/**
 * Configures the tests that need a program of the machine but no browser. They run in Jest, whose
 * configuration can load the server's modules.
 */
const configure = async () => ({
  ...(await createConfig()),
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/deploy/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFilesAfterEnv: [],
});

export default configure;

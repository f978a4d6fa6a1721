import createConfig from '../../jest.config.mjs';

/** What needs a program of the machine and no browser; Jest's own, as modules of the server load in it alone. */
const configure = async () => ({
  ...(await createConfig()),
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/deploy/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFilesAfterEnv: [],
});

export default configure;

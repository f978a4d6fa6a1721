import { defineConfig } from '@playwright/test';
import { SERVE, SERVE_VARIABLES } from './tests/e2e/serve';
import { QUIET } from './tests/fixtures/chromiumFlags';

const PORT = Number(process.env.TEST_PORT ?? 3210);

/** A page that a test fulfils itself has no address of its own: its sounds on this machine would be refused. */
const ARGS = [...QUIET, '--disable-features=LocalNetworkAccessChecks'];

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine may miss a frame: what passes only at the second try is printed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // What is asked is that it comes: how fast is for the benches to print, and a busy machine takes its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: { args: ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `node ${SERVE.join(' ')} -p ${PORT}`,
    url: `http://localhost:${PORT}/api/health`,
    reuseExistingServer: false,
    env: { ...SERVE_VARIABLES },
  },
});

/**
 * Everything that must hold, in one command: types, lint, format, Jest, then Playwright on the production
 * build. Each step says its name; the last line counts what passed and what failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ensure, say } from './ensure.mjs';

const RESULTS = 'test-results';
const JEST_RESULTS = `${RESULTS}/jest.json`;
const PLAYWRIGHT_RESULTS = `${RESULTS}/playwright.json`;

await ensure('build');
const chromium = await ensureChromium();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const tally = { passed: 0, failed: 0, skipped: 0 };

step('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
step('Lint', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
step('Format', 'node_modules/prettier/bin/prettier.cjs', [
  '--check',
  '--log-level',
  'warn',
  '.',
]);

suite(
  'Jest',
  'node_modules/jest/bin/jest.js',
  ['--json', `--outputFile=${JEST_RESULTS}`],
  JEST_RESULTS,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }),
);

suite(
  'Playwright',
  'node_modules/@playwright/test/cli.js',
  ['test'],
  PLAYWRIGHT_RESULTS,
  ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
);

console.log(
  `${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
);
process.exitCode = tally.failed === 0 ? 0 : 1;

/** A check that passes or fails as a whole. */
function step(name, script, parameters) {
  const failed = execute(name, script, parameters) !== 0;
  tally[failed ? 'failed' : 'passed'] += 1;
}

/** A test runner that writes its own report; a run without a readable report is a failure. */
function suite(name, script, parameters, file, read) {
  const status = execute(name, script, parameters);
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
  for (const key of Object.keys(tally)) tally[key] += counts[key];
  if (status !== 0 && counts.failed === 0) tally.failed += 1;
}

function execute(name, script, parameters) {
  say(name);
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  if (chromium) env.CHROMIUM_PATH = chromium;
  return spawnSync(process.execPath, [script, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  }).status;
}

/** The steps of `npm run check` and `npm test`: each says its name, and the last line counts what passed and what failed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { say } from './ensure.mjs';

const RESULTS = 'test-results';
const JEST_RESULTS = `${RESULTS}/jest.json`;
const PLAYWRIGHT_RESULTS = `${RESULTS}/playwright.json`;

const tally = { passed: 0, failed: 0, skipped: 0 };

/** Forgets what former runs wrote. */
export function begin() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/** What needs neither a build nor a browser. */
export function checkSources() {
  step('Content', '--conditions=react-server', ['--import', 'tsx', 'scripts/check-content.ts']);
  step('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
  step('Lint', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
  step('Style sheets', 'node_modules/stylelint/bin/stylelint.mjs', [
    '{app,components}/**/*.css',
  ]);
  step('Format', 'node_modules/prettier/bin/prettier.cjs', [
    '--check',
    '--log-level',
    'warn',
    '.',
  ]);
  step('Dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']);
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
}

/** What a browser sees of the production build; the variables say where the browsers are. */
export function checkSite(chromium) {
  suite(
    'Playwright',
    'node_modules/@playwright/test/cli.js',
    ['test'],
    PLAYWRIGHT_RESULTS,
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }),
    chromium,
  );
}

/** Counts, and fails the command if anything failed. */
export function end() {
  console.log(
    `${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
  );
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

/** A check that passes or fails as a whole. */
function step(name, script, parameters) {
  const failed = execute(name, script, parameters) !== 0;
  tally[failed ? 'failed' : 'passed'] += 1;
}

/** A test runner that writes its own report; a run without a readable report is a failure. */
function suite(name, script, parameters, file, read, variables = {}) {
  const status = execute(name, script, parameters, variables);
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
  for (const key of Object.keys(tally)) tally[key] += counts[key];
  if (status !== 0 && counts.failed === 0) tally.failed += 1;
}

function execute(name, script, parameters, variables = {}) {
  say(name);
  return spawnSync(process.execPath, [script, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  }).status;
}

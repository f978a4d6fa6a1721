/** The steps of `npm run check` and `npm test`: each says its name, and the last line counts what passed and what failed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { say } from './ensure.mjs';

const RESULTS = 'test-results';
const JEST_RESULTS = `${RESULTS}/jest.json`;
const PLAYWRIGHT_RESULTS = `${RESULTS}/playwright.json`;

/** Half as many more than processors: some files wait for a clock, a thread or a socket. */
const WORKERS = Math.ceil(1.5 * availableParallelism());

const tally = { passed: 0, failed: 0, skipped: 0 };

/** Forgets what former runs wrote. */
export function begin() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/**
 * What needs neither a build nor a browser. The others run one after the other beside Jest; what they have read
 * unchanged since the last time is not read again (`.cache`).
 * @param trial whether Jest also lives an owner's day, which runs a third of its files once more on a copy
 */
export async function checkSources({ trial }) {
  say('Content, types, lint, style sheets, format and dead code, beside Jest');
  await Promise.all([
    checkText(),
    checkUnits(trial ? [] : ['/node_modules/', '/tests/trial/']),
  ]);
}

async function checkText() {
  await step('Content', '--conditions=react-server', [
    ...['--import', 'tsx', 'scripts/check-content.ts'],
  ]);
  await step('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
  await step('Lint', 'node_modules/eslint/bin/eslint.js', [
    ...['.', '--max-warnings', '0'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
  ]);
  await step('Style sheets', 'node_modules/stylelint/bin/stylelint.mjs', [
    '{app,components}/**/*.css',
  ]);
  await step('Format', 'node_modules/prettier/bin/prettier.cjs', [
    ...['--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
  ]);
  await step('Dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']);
}

const checkUnits = (leftOut) =>
  suite(
    'Jest',
    'node_modules/jest/bin/jest.js',
    [
      ...['--json', `--outputFile=${JEST_RESULTS}`, `--maxWorkers=${WORKERS}`],
      ...leftOut.flatMap((path) => ['--testPathIgnorePatterns', path]),
    ],
    JEST_RESULTS,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }),
  );

/** What a browser sees of the production build; the variables say where the browsers are. */
export async function checkSite(chromium) {
  say('Playwright');
  await suite(
    'Playwright',
    'node_modules/@playwright/test/cli.js',
    ['test'],
    PLAYWRIGHT_RESULTS,
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }),
    { variables: chromium, isShown: true },
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
async function step(name, script, parameters) {
  const failed = (await execute(name, script, parameters)) !== 0;
  tally[failed ? 'failed' : 'passed'] += 1;
}

/** A test runner that writes its own report; a run without a readable report is a failure. */
async function suite(name, script, parameters, file, read, how) {
  const status = await execute(name, script, parameters, how);
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
  for (const key of Object.keys(tally)) tally[key] += counts[key];
  if (status !== 0 && counts.failed === 0) tally.failed += 1;
}

/**
 * Runs a program to its end, and gives its status. What it says is shown as it comes, or else, with the seconds that it
 * took, when it ends: others may be speaking.
 */
function execute(name, script, parameters, { variables = {}, isShown = false } = {}) {
  const start = performance.now();
  const program = spawn(process.execPath, [script, ...parameters], {
    stdio: ['ignore', ...(isShown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  });
  const said = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (piece) => said.push(piece));
  return new Promise((resolve) => {
    program.on('close', (status) => {
      if (!isShown) {
        say(`${name} (${Math.round((performance.now() - start) / 1000)} s)`);
        process.stdout.write(Buffer.concat(said));
      }
      resolve(status);
    });
  });
}

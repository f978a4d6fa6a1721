/** The steps of the commands that check: each says its name, and the end counts what passed and what failed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildIsFresh, say } from './ensure.mjs';
import {
  failureLine,
  jestFailures,
  jestFiles,
  playwrightFailures,
  playwrightFiles,
  printTable,
} from './report.mjs';

const RESULTS = 'test-results';
const NEXT = ['--conditions=react-server', '--import', 'tsx'];
const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

const tally = { passed: 0, failed: 0, skipped: 0 };
/** Each `{ name, seconds }`. */
const steps = [];
const files = [];
/** One line for each failure: a run's end says what failed, not only how much. */
const failures = [];

/** Forgets what former runs wrote. */
export function begin() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/**
 * What needs neither a build nor a browser, beside Jest. The others run one after the other; what they have read
 * unchanged since the last time is not read again (`.cache`).
 * @param trial whether Jest also lives an owner's day, which runs a third of its files once more on a copy
 * @param build whether the site is built first, if its sources have changed; Next writes types that tsc reads.
 */
export async function checkSources({ trial, build = false }) {
  const isBuilding = build && !buildIsFresh();
  say('Content, types, lint, style sheets, format and dead code, beside Jest');
  const text = async () => {
    if (isBuilding) await step('Build', ['scripts/dev/ensure.mjs', 'build']);
    await checkText();
  };
  // Half as many more than processors: some files wait for a clock, a thread or a socket.
  const workers = isBuilding ? availableParallelism() : Math.ceil(1.5 * availableParallelism());
  await Promise.all([
    text(),
    jest('Jest', [
      `--maxWorkers=${workers}`,
      ...(trial
        ? []
        : ['--testPathIgnorePatterns', '/node_modules/', '/tests/(deploy|trial)/']),
    ]),
  ]);
}

async function checkText() {
  await step('Content', [...NEXT, 'scripts/check-content.ts']);
  await step('Types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  await step('Lint', [
    ...['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
  ]);
  await step('Style sheets', [
    ...['node_modules/stylelint/bin/stylelint.mjs', '{app,components}/**/*.css'],
  ]);
  await step('Format', [
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
  ]);
  await step('Dead code', ['node_modules/knip/bin/knip.js', '--no-progress']);
}

/** What a browser sees of the production build; the variables say where the browsers are. */
export const checkSite = (chromium) => playwright('Playwright', 'playwright', [], chromium);

/** What tests/deploy asks of real servers (Jest), and of the build behind them or on paper (Playwright). */
export async function checkDeployment(chromium) {
  await jest('Jest, with real servers', ['--config', 'tests/deploy/jest.config.mjs']);
  const config = ['--config', 'tests/deploy/playwright.config.ts'];
  await playwright('Playwright, with real servers', 'deploy', config, chromium);
}

/** What holds of the site on each of its hosts: Node, workerd and Deno. */
export async function checkHosts(chromium) {
  await step('Bundles of the edge hosts', [...NEXT, 'scripts/hosts/build.ts']);
  const config = ['--config', 'tests/hosts/playwright.config.ts'];
  await playwright('Playwright, on every host', 'hosts', config, chromium);
}

/** Every property of Jest's tests on many cases. */
export const checkLong = (paths) =>
  jest('Jest, at length', ['--testTimeout=600000', ...paths], {
    FC_RUNS: process.env.FC_RUNS ?? '5000',
  });

/** Says why the command fails, and counts it. */
export function fail(sentence) {
  console.error(`✗ ${sentence}`);
  tally.failed += 1;
  failures.push(failureLine(sentence));
}

/** Prints what took how long, what failed and counts, and fails the command if anything failed. */
export function end() {
  printTable(steps, files, performance.now() / 1000);
  for (const failure of failures) console.log(failure);
  console.log(
    `${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
  );
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

/** A check that passes or fails as a whole. */
async function step(name, words) {
  const { status, said } = await execute(name, words);
  tally[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(failureLine(name, said));
}

function jest(name, words, variables = {}) {
  const file = `${RESULTS}/jest.json`;
  const command = [JEST, '--json', `--outputFile=${file}`, ...words];
  return suite(name, command, file, { variables }, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    files: jestFiles(report),
    failures: jestFailures(report),
  }));
}

function playwright(name, id, words, variables) {
  say(name);
  const file = `${RESULTS}/${id}.json`;
  const how = { variables, isShown: true };
  return suite(name, [...PLAYWRIGHT, ...words], file, how, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
    files: playwrightFiles(report),
    failures: playwrightFailures(report),
  }));
}

const NONE = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };

/** A test runner that writes its own report; a run without a readable report is a failure. */
async function suite(name, words, file, how, read) {
  const { status } = await execute(name, words, how);
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NONE;
  for (const key of Object.keys(tally)) tally[key] += counts[key];
  files.push(...counts.files);
  failures.push(...counts.failures);
  if (counts.failed > 0 || (status === 0 && counts !== NONE)) return;
  tally.failed += 1;
  failures.push(
    failureLine(name, `ended with status ${status}; no test is reported as failed`),
  );
}

/**
 * Runs Node to its end, and gives its status and what it said, where that was not shown. What it says is shown as it comes, or else, with the seconds that it
 * took, when it ends: others may be speaking.
 */
function execute(name, words, { variables = {}, isShown = false } = {}) {
  const start = performance.now();
  const program = spawn(process.execPath, words, {
    stdio: ['ignore', ...(isShown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, ...variables },
  });
  const said = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (piece) => said.push(piece));
  return new Promise((resolve) => {
    program.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      steps.push({ name, seconds });
      if (!isShown) {
        say(`${name} (${Math.round(seconds)} s)`);
        process.stdout.write(Buffer.concat(said));
      }
      resolve({ status, said: String(Buffer.concat(said)) });
    });
  });
}

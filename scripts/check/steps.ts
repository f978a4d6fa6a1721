/** Steps of the checking commands: each prints its name, and the end counts passes and failures. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ChromiumPaths } from '@/scripts/check/chromium';
import { execute, type Options } from '@/scripts/check/execute';
import {
  failureLine,
  jestFailures,
  jestFiles,
  playwrightFailures,
  playwrightFiles,
  printTable,
  type JestReport,
  type PlaywrightReport,
  type Timed,
} from '@/scripts/check/report';
import { buildIsFresh, say } from '@/scripts/start/ensure.mjs';

const RESULTS = 'test-results';
const NEXT = ['--conditions=react-server', '--import', 'tsx'];
const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly files: readonly Timed[];
  readonly failures: readonly string[];
}

const tally = { passed: 0, failed: 0, skipped: 0 };
const steps: Timed[] = [];
const files: Timed[] = [];
/** A line for each failure, printed at the end. */
const failures: string[] = [];

/** Deletes the reports of former runs. */
export function begin(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
}

/**
 * Runs the checks that need neither a build nor a browser, beside Jest. The others run one after the other; unchanged
 * files are skipped (`.cache`).
 * @param trial whether Jest also runs the owner's trial, a third of its files once more on a copy
 * @param build whether the site is built first if its sources have changed; Next writes types that tsc reads
 */
export async function checkSources({
  trial,
  build = false,
}: {
  readonly trial: boolean;
  readonly build?: boolean;
}): Promise<void> {
  const isBuilding = build && !buildIsFresh();
  say('Content, types, lint, style sheets, format and dead code, beside Jest');
  const text = async () => {
    if (isBuilding) await step('Build', ['scripts/start/ensure.mjs', 'build']);
    await checkText();
  };
  // Half as many more workers than processors: some files wait for a clock, a thread or a socket.
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

async function checkText(): Promise<void> {
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
  await step('Commits', ['--import', 'tsx', 'scripts/check/commits.ts']);
  await step('Dead code', ['node_modules/knip/bin/knip.js', '--no-progress']);
}

/** Runs Playwright on the production build. */
export const checkSite = (chromium: ChromiumPaths): Promise<void> =>
  playwright('Playwright', 'playwright', [], chromium);

/** Runs tests/deploy: with real servers (Jest), and on the build behind them or on paper (Playwright). */
export async function checkDeployment(chromium: ChromiumPaths): Promise<void> {
  await jest('Jest, with real servers', ['--config', 'tests/deploy/jest.config.mjs']);
  const config = ['--config', 'tests/deploy/playwright.config.ts'];
  await playwright('Playwright, with real servers', 'deploy', config, chromium);
}

/** Runs the tests of the site on each of its hosts: Node, workerd and Deno. */
export async function checkHosts(chromium: ChromiumPaths): Promise<void> {
  await step('Bundles of the edge hosts', [...NEXT, 'scripts/hosts/build.ts']);
  const config = ['--config', 'tests/hosts/playwright.config.ts'];
  await playwright('Playwright, on every host', 'hosts', config, chromium);
}

/** Runs every property of Jest's tests on many cases. */
export const checkLong = (paths: readonly string[]): Promise<void> =>
  jest('Jest, at length', ['--testTimeout=600000', ...paths], {
    FC_RUNS: process.env.FC_RUNS ?? '5000',
  });

/** Prints why the command fails, and counts the failure. */
export function fail(sentence: string): void {
  console.error(`✗ ${sentence}`);
  tally.failed += 1;
  failures.push(failureLine(sentence));
}

/** Prints durations, failures and counts, and fails the command if anything failed. */
export function end(): void {
  printTable(steps, files, performance.now() / 1000);
  for (const failure of failures) console.log(failure);
  console.log(
    `${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
  );
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

/** Runs a check that passes or fails as a whole. */
async function step(name: string, args: readonly string[]): Promise<void> {
  const { status, output, seconds } = await execute(name, args);
  steps.push({ name, seconds });
  tally[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(failureLine(name, output));
}

function jest(name: string, args: readonly string[], variables: Options['variables'] = {}) {
  const file = `${RESULTS}/jest.json`;
  const command = [JEST, '--json', `--outputFile=${file}`, ...args];
  return suite(name, command, file, { variables }, (report: JestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    files: jestFiles(report),
    failures: jestFailures(report),
  }));
}

function playwright(
  name: string,
  id: string,
  args: readonly string[],
  { ...variables }: ChromiumPaths,
) {
  say(name);
  const file = `${RESULTS}/${id}.json`;
  const options = { variables, isShown: true };
  return suite(name, [...PLAYWRIGHT, ...args], file, options, (report: PlaywrightReport) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
    files: playwrightFiles(report),
    failures: playwrightFailures(report),
  }));
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };

/** Runs a test runner that writes its own report; a missing report is a failure. */
async function suite<Report>(
  name: string,
  args: readonly string[],
  file: string,
  options: Options,
  read: (report: Report) => Counts,
): Promise<void> {
  const { status, seconds } = await execute(name, args, options);
  steps.push({ name, seconds });
  const counts: Counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NONE;
  tally.passed += counts.passed;
  tally.failed += counts.failed;
  tally.skipped += counts.skipped;
  files.push(...counts.files);
  failures.push(...counts.failures);
  if (counts.failed > 0 || (status === 0 && counts !== NONE)) return;
  tally.failed += 1;
  failures.push(
    failureLine(name, `ended with status ${status}; no test is reported as failed`),
  );
}

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
  type Duration,
} from '@/scripts/check/report';
import { buildIsFresh, printStep } from '@/scripts/start/ensure.mjs';

const RESULTS_FOLDER = 'test-results';
const SERVER_CODE_OPTIONS = ['--conditions=react-server', '--import', 'tsx'];
const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly files: readonly Duration[];
  readonly failures: readonly string[];
}

const tally = { passed: 0, failed: 0, skipped: 0 };
const steps: Duration[] = [];
const files: Duration[] = [];
/** A line for each failure, printed at the end. */
const failures: string[] = [];

/** Deletes the reports of former runs. */
export function deleteReports(): void {
  rmSync(RESULTS_FOLDER, { recursive: true, force: true });
  mkdirSync(RESULTS_FOLDER);
}

/**
 * Runs Jest beside the checks that need neither a build nor a browser, which run one after the other and skip unchanged
 * files (`.cache`).
 * @param trial whether Jest also runs the owner's trial, a third of its files once more on a copy
 * @param build whether the site is built first if its sources have changed; Next writes types that tsc reads
 */
export async function checkSources({
  withTrial,
  withBuild = false,
}: {
  readonly withTrial: boolean;
  readonly withBuild?: boolean;
}): Promise<void> {
  const isBuilding = withBuild && !buildIsFresh();
  printStep('Content, types, lint, style sheets, format and dead code, beside Jest');
  const checkBuiltText = async () => {
    if (isBuilding) await runCheck('Build', ['scripts/start/ensure.mjs', 'build']);
    await checkText();
  };
  // Half as many more workers than processors: some files wait for a clock, a thread or a socket.
  const workers = isBuilding ? availableParallelism() : Math.ceil(1.5 * availableParallelism());
  await Promise.all([
    checkBuiltText(),
    runJest('Jest', [
      `--maxWorkers=${workers}`,
      ...(withTrial
        ? []
        : ['--testPathIgnorePatterns', '/node_modules/', '/tests/(deploy|trial)/']),
    ]),
  ]);
}

async function checkText(): Promise<void> {
  await runCheck('Content', [...SERVER_CODE_OPTIONS, 'scripts/check-content.ts']);
  await runCheck('Types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  await runCheck('Lint', [
    ...['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
  ]);
  await runCheck('Style sheets', [
    ...['node_modules/stylelint/bin/stylelint.mjs', '{app,components}/**/*.css'],
  ]);
  await runCheck('Format', [
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
  ]);
  await runCheck('Commits', ['--import', 'tsx', 'scripts/check/commits.ts']);
  await runCheck('Dead code', ['node_modules/knip/bin/knip.js', '--no-progress']);
}

/** Runs Playwright on the production build. */
export const checkSite = (chromium: ChromiumPaths): Promise<void> =>
  runPlaywright('Playwright', 'playwright', [], chromium);

/** Runs tests/deploy: with real servers (Jest), and on the build behind them or on paper (Playwright). */
export async function checkDeployment(chromium: ChromiumPaths): Promise<void> {
  await runJest('Jest, with real servers', ['--config', 'tests/deploy/jest.config.mjs']);
  const config = ['--config', 'tests/deploy/playwright.config.ts'];
  await runPlaywright('Playwright, with real servers', 'deploy', config, chromium);
}

/** Runs the tests of the site on each of its hosts: Node, workerd and Deno. */
export async function checkHosts(chromium: ChromiumPaths): Promise<void> {
  await runCheck('Bundles of the edge hosts', [
    ...SERVER_CODE_OPTIONS,
    'scripts/hosts/build.ts',
  ]);
  const config = ['--config', 'tests/hosts/playwright.config.ts'];
  await runPlaywright('Playwright, on every host', 'hosts', config, chromium);
}

/** Runs every property of Jest's tests on many cases. */
export const checkLong = (paths: readonly string[]): Promise<void> =>
  runJest('Jest, at length', ['--testTimeout=600000', ...paths], {
    FC_RUNS: process.env.FC_RUNS ?? '5000',
  });

/** Prints why the command fails, and counts the failure. */
export function recordFailure(sentence: string): void {
  console.error(`✗ ${sentence}`);
  tally.failed += 1;
  failures.push(failureLine(sentence));
}

/** Prints durations, failures and counts, and fails the command if anything failed. */
export function printResults(): void {
  printTable(steps, files, performance.now() / 1000);
  for (const failure of failures) console.log(failure);
  console.log(
    `${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
  );
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

/** Runs a check that passes or fails as a whole. */
async function runCheck(name: string, args: readonly string[]): Promise<void> {
  const { status, output, seconds } = await execute(name, args);
  steps.push({ name, seconds });
  tally[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(failureLine(name, output));
}

function runJest(name: string, args: readonly string[], variables: Options['variables'] = {}) {
  const file = `${RESULTS_FOLDER}/jest.json`;
  const command = [JEST, '--json', `--outputFile=${file}`, ...args];
  return runSuite(name, command, file, { variables }, (report: JestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    files: jestFiles(report),
    failures: jestFailures(report),
  }));
}

function runPlaywright(
  name: string,
  id: string,
  args: readonly string[],
  { ...variables }: ChromiumPaths,
) {
  printStep(name);
  const file = `${RESULTS_FOLDER}/${id}.json`;
  const options = { variables, isShown: true };
  return runSuite(
    name,
    [...PLAYWRIGHT, ...args],
    file,
    options,
    (report: PlaywrightReport) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
      skipped: report.stats.skipped,
      files: playwrightFiles(report),
      failures: playwrightFailures(report),
    }),
  );
}

const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };

/** Runs a test runner that writes its own report; a missing report is a failure. */
async function runSuite<Report>(
  name: string,
  args: readonly string[],
  file: string,
  options: Options,
  countsOf: (report: Report) => Counts,
): Promise<void> {
  const { status, seconds } = await execute(name, args, options);
  steps.push({ name, seconds });
  const counts: Counts = existsSync(file)
    ? countsOf(JSON.parse(readFileSync(file, 'utf8')))
    : NO_COUNTS;
  tally.passed += counts.passed;
  tally.failed += counts.failed;
  tally.skipped += counts.skipped;
  files.push(...counts.files);
  failures.push(...counts.failures);
  if (counts.failed > 0 || (status === 0 && counts !== NO_COUNTS)) return;
  tally.failed += 1;
  failures.push(
    failureLine(name, `ended with status ${status}; no test is reported as failed`),
  );
}

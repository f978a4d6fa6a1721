/** Reads durations and failures of a test run from the reports of Jest and Playwright. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MAX_SLOWEST_FILES = 10;

/** Duration of a step or a test file. */
export interface Duration {
  readonly name: string;
  readonly seconds: number;
}

/** The fields of Jest's `--json` report that the checks read. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightError {
  readonly message: string;
  readonly location?: { readonly line: number };
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly results: readonly {
      readonly duration: number;
      readonly error?: PlaywrightError;
    }[];
  }[];
}

/** The fields of Playwright's JSON report that the checks read. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly errors: readonly PlaywrightError[];
  readonly stats: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
  readonly suites: readonly PlaywrightSuite[];
}

/** Returns Jest's test files with their seconds. */
export const jestFiles = ({ testResults }: JestReport): readonly Duration[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));

/** Returns Playwright's files with their seconds, the sums of their tests. */
export const playwrightFiles = ({ config, suites }: PlaywrightReport): readonly Duration[] =>
  suites.map((suite) => ({
    name: `${relative(process.cwd(), config.rootDir)}/${suite.file}`,
    seconds: millisecondsOf(suite) / 1000,
  }));

function millisecondsOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const specMilliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), specMilliseconds);
}

/** Characters of a received value that a failure's line keeps. */
const MAX_VALUE_LENGTH = 300;

/**
 * Formats the line of one failure at the end of a command; `.ci/run` finds the line by its first word.
 * @param name the test with its file, or the step
 * @param message the error's message, of which the first line and the received value are kept
 */
export function failureLine(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const receivedLine = lines.slice(1).find((line) => /^Received\b/.test(line));
  const messageParts = [
    ...lines.slice(0, 1),
    ...(receivedLine ? [receivedLine.slice(0, MAX_VALUE_LENGTH)] : []),
  ];
  return `FAILED ${[name, ...messageParts].join(': ')}`;
}

/** Lists a line for each of Jest's failed tests, and for each file that did not run. */
export const jestFailures = ({
  testResults,
}: Pick<JestReport, 'testResults'>): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failedTests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failedTests.length === 0)
      return [failureLine(file, message.replace(/^.*Test suite failed to run\s*/, ''))];
    return failedTests.map(({ fullName, failureMessages }) =>
      failureLine(`${file} › ${fullName}`, failureMessages[0]),
    );
  });

/** Lists Playwright's failed tests, each with the line of its error, and the errors outside of tests. */
export const playwrightFailures = ({
  config,
  suites,
  errors,
}: Pick<PlaywrightReport, 'config' | 'suites' | 'errors'>): readonly string[] => [
  ...suites.flatMap((suite) =>
    failedSpecs(suite).map(({ title, tests }) => {
      const failedResult = tests
        .flatMap(({ results }) => results)
        .find((result) => result.error);
      const { message, location } = failedResult?.error ?? {};
      const file = `${relative(process.cwd(), config.rootDir)}/${suite.file}`;
      const position = location ? ` (line ${location.line})` : '';
      return failureLine(`${file} › ${title}${position}`, message);
    }),
  ),
  ...errors.map(({ message }) => failureLine('Playwright', message)),
];

const failedSpecs = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedSpecs),
];

/** Prints the seconds of each step, of the slowest files and of the whole command. */
export function printTable(
  steps: readonly Duration[],
  files: readonly Duration[],
  total: number,
): void {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, MAX_SLOWEST_FILES);
  console.log('\nSeconds, steps (some beside others):');
  for (const { name, seconds } of steps) console.log(formatLine(name, seconds));
  if (slowest.length > 0) console.log('The slowest test files:');
  for (const { name, seconds } of slowest) console.log(formatLine(name, seconds));
  console.log(`${formatLine('In total', total)}\n`);
}

const formatLine = (name: string, seconds: number): string =>
  `${seconds.toFixed(1).padStart(8)}  ${name}`;

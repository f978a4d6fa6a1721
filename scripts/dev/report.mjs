/** What a run of the tests took, from the reports of Jest and Playwright. */
import { relative } from 'node:path';

const SLOWEST = 10;

/** Returns Jest's test files, each `{ name, seconds }`. */
export const jestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));

/** Returns Playwright's files; the seconds of a file are those of its tests together. */
export const playwrightFiles = ({ config, suites }) =>
  suites.map((suite) => ({
    name: `${relative(process.cwd(), config.rootDir)}/${suite.file}`,
    seconds: millisecondsOf(suite) / 1000,
  }));

function millisecondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

/** Prints the seconds of each step, of the slowest files and of the whole command. */
export function printTable(steps, files, total) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log('\nSeconds, steps (some beside others):');
  for (const { name, seconds } of steps) console.log(line(name, seconds));
  if (slowest.length > 0) console.log('The slowest test files:');
  for (const { name, seconds } of slowest) console.log(line(name, seconds));
  console.log(`${line('In total', total)}\n`);
}

const line = (name, seconds) => `${seconds.toFixed(1).padStart(8)}  ${name}`;

/** Applies the faults of faults.json in turn, and prints which test finds each: `npm run test:faults`. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { openSandbox } from './sandbox';

const FaultsSchema = v.array(
  v.object({
    fault: v.string(),
    file: v.string(),
    search: v.string(),
    replace: v.string(),
    test: v.tuple([v.picklist(['jest', 'playwright']), v.string()]),
  }),
);

const RUNNERS = {
  jest: ['jest/bin/jest.js', '--maxWorkers=2'],
  playwright: ['@playwright/test/cli.js', 'test', '--workers=1', '--retries=0'],
} as const;

const sandbox = openSandbox();

void insertFaults(
  v.parse(FaultsSchema, JSON.parse(readFileSync('tests/mutation/faults.json', 'utf8'))),
);

async function insertFaults(faults: v.InferOutput<typeof FaultsSchema>): Promise<void> {
  let missed = 0;
  for (const { fault, file, search, replace, test } of faults) {
    const [runner, path] = test;
    const [script, ...parameters] = RUNNERS[runner];
    const text = readFileSync(file, 'utf8');
    if (text.split(search).length !== 2) throw new Error(`${file} has not «${search}» once.`);
    const runTest = () => sandbox.run(script, ...parameters, path);
    // A test that fails without the fault would prove nothing.
    const resultWithout = await runTest();
    const resultWith = await sandbox.withReplacedFile(
      file,
      text.replace(search, () => replace),
      runTest,
    );
    const isCaught = resultWithout.passed && !resultWith.passed;
    if (!isCaught) missed += 1;
    console.log(
      `${isCaught ? '✓' : '✗'} ${fault}\n    ${path}: ${verdict(resultWithout, resultWith)}`,
    );
  }
  console.log(`${faults.length - missed} passed, ${missed} failed`);
  process.exitCode = missed === 0 ? 0 : 1;
}

type RunResult = Awaited<ReturnType<typeof sandbox.run>>;

function verdict(resultWithout: RunResult, resultWith: RunResult): string {
  if (!resultWithout.passed)
    return `fails without the fault:\n${resultWithout.output.slice(-2000)}`;
  if (resultWith.passed) return 'does not see it';
  return /● (.+)|\d+\) .*› (.+)/.exec(resultWith.output)?.slice(1).find(Boolean) ?? 'fails';
}

/** Applies the faults of faults.json in turn, and prints which test finds each: `npm run test:faults`. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { openSandbox } from './sandbox';

const Faults = v.array(
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

void insert(v.parse(Faults, JSON.parse(readFileSync('tests/mutation/faults.json', 'utf8'))));

async function insert(faults: v.InferOutput<typeof Faults>): Promise<void> {
  let missed = 0;
  for (const { fault, file, search, replace, test } of faults) {
    const [runner, path] = test;
    const [script, ...parameters] = RUNNERS[runner];
    const text = readFileSync(file, 'utf8');
    if (text.split(search).length !== 2) throw new Error(`${file} has not «${search}» once.`);
    const runTest = () => sandbox.run(script, ...parameters, path);
    // A test that fails without the fault would prove nothing.
    const before = await runTest();
    const after = await sandbox.spoiling(
      file,
      text.replace(search, () => replace),
      runTest,
    );
    const isCaught = before.passed && !after.passed;
    if (!isCaught) missed += 1;
    console.log(`${isCaught ? '✓' : '✗'} ${fault}\n    ${path}: ${verdict(before, after)}`);
  }
  console.log(`${faults.length - missed} passed, ${missed} failed`);
  process.exitCode = missed === 0 ? 0 : 1;
}

type Ran = Awaited<ReturnType<typeof sandbox.run>>;

function verdict(before: Ran, after: Ran): string {
  if (!before.passed) return `fails without the fault:\n${before.output.slice(-2000)}`;
  if (after.passed) return 'does not see it';
  return /● (.+)|\d+\) .*› (.+)/.exec(after.output)?.slice(1).find(Boolean) ?? 'fails';
}

/**
 * Mutates the domain code, one change at a time, and prints the mutants that no test notices:
 * npm run test:mutate -- --seed 37 --count 50 [--only lib/time]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '@/lib/random';
import { shuffled } from '@/lib/quiz/shuffle';
import { filesBelow } from '@/tests/architecture/sources';
import { mutantsOf, type Mutant } from './mutants';
import { openSandbox } from './sandbox';

const FOLDERS = ['player', 'quiz', 'map', 'feed', 'http', 'server/site', 'text', 'time'];

const JEST = [
  ...['--bail', '--passWithNoTests', '--maxWorkers=1'],
  ...['--testPathIgnorePatterns', '/node_modules/', '/tests/trial/', '/tests/deploy/'],
];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    count: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
});
const drawnMutants = shuffled(
  filesBelow(
    FOLDERS.map((folder) => `lib/${folder}`),
    ['.ts', '.mjs'],
  )
    .filter(({ path }) => path.startsWith(values.only))
    .flatMap(({ path, text }) => mutantsOf(path, text)),
  seededRandom(Number(values.seed)),
);
console.log(`Seed ${values.seed}: ${values.count} of ${drawnMutants.length} mutants.`);

const sandbox = openSandbox();

void tryMutants(drawnMutants.slice(0, Number(values.count)));

async function tryMutants(mutants: readonly Mutant[]): Promise<void> {
  const { passed, output } = await sandbox.run('typescript/bin/tsc', '--noEmit');
  if (!passed) throw new Error(`The sources themselves have wrong types:\n${output}`);
  const survivors: string[] = [];
  for (const mutant of mutants) {
    const catcher = await catcherOf(mutant);
    console.log(`${catcher === null ? 'survives' : 'caught  '} ${describeMutant(mutant)}`);
    if (catcher === null) survivors.push(describeMutant(mutant));
    else console.log(`         by ${catcher}`);
  }
  console.log(`\n${survivors.length} of ${mutants.length} survive (seed ${values.seed}).`);
  for (const line of survivors) console.log(`  ${line}`);
}

/** Returns the first test that fails on a mutant, or `types` where tsc refuses the mutant; null for a survivor. */
async function catcherOf({ path, start, end, replacement }: Mutant): Promise<string | null> {
  const text = readFileSync(path, 'utf8');
  const mutatedText = text.slice(0, start) + replacement + text.slice(end);
  return await sandbox.withReplacedFile(path, mutatedText, async () => {
    // Run the domain's own tests first, which are fast; run all related tests where these pass.
    const [, domain] = path.split('/');
    for (const excluded of [`^(?!.*/tests/unit/lib/${domain}/)`, '^$']) {
      const jestArguments = ['--findRelatedTests', path, ...JEST, excluded];
      const jestResult = await sandbox.run('jest/bin/jest.js', ...jestArguments);
      if (!jestResult.passed)
        return /^FAIL (.+)$/m.exec(jestResult.output)?.[1] ?? 'a test without an end';
    }
    const typeResult = await sandbox.run('typescript/bin/tsc', '--noEmit');
    return typeResult.passed ? null : 'types';
  });
}

function describeMutant({ path, start, end, replacement }: Mutant): string {
  const text = readFileSync(path, 'utf8');
  const line = text.slice(0, start).split('\n').length;
  const originalText = text.slice(start, end).replace(/\s+/g, ' ');
  return `${path}:${line} «${originalText}» → «${replacement.trim()}»`;
}

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
const drawn = shuffled(
  filesBelow(
    FOLDERS.map((folder) => `lib/${folder}`),
    ['.ts', '.mjs'],
  )
    .filter(({ path }) => path.startsWith(values.only))
    .flatMap(({ path, text }) => mutantsOf(path, text)),
  seededRandom(Number(values.seed)),
);
console.log(`Seed ${values.seed}: ${values.count} of ${drawn.length} mutants.`);

const sandbox = openSandbox();

void tryMutants(drawn.slice(0, Number(values.count)));

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

/** Returns the first test that fails on a mutant, or the type check that refuses it; null where neither does. */
async function catcherOf({ path, start, end, replacement }: Mutant): Promise<string | null> {
  const text = readFileSync(path, 'utf8');
  const spoilt = text.slice(0, start) + replacement + text.slice(end);
  return await sandbox.spoiling(path, spoilt, async () => {
    // The room's own tests are near and fast; all related ones run where those pass.
    const [, domain] = path.split('/');
    for (const excluded of [`^(?!.*/tests/unit/lib/${domain}/)`, '^$']) {
      const related = ['--findRelatedTests', path, ...JEST, excluded];
      const jest = await sandbox.run('jest/bin/jest.js', ...related);
      if (!jest.passed) return /^FAIL (.+)$/m.exec(jest.output)?.[1] ?? 'a test without an end';
    }
    const types = await sandbox.run('typescript/bin/tsc', '--noEmit');
    return types.passed ? null : 'types';
  });
}

function describeMutant({ path, start, end, replacement }: Mutant): string {
  const text = readFileSync(path, 'utf8');
  const line = text.slice(0, start).split('\n').length;
  const before = text.slice(start, end).replace(/\s+/g, ' ');
  return `${path}:${line} «${before}» → «${replacement.trim()}»`;
}

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import * as v from 'valibot';
import { doubtRank, doubtsOf } from '@/lib/genealogy/doubt';
import { familyOf } from '@/lib/genealogy/family';
import { pack } from '@/lib/genealogy/layout/pack';
import { planOf } from '@/lib/genealogy/layout/visible';
import { GenealogySchema } from '@/lib/genealogy/record';
import { CONTESTANTS } from '@/tests/bench/genealogy/contestants';
import { framesOfContestants } from '@/tests/bench/genealogy/frames';
import { planOfScene } from '@/tests/bench/genealogy/layouts/ours';
import { judge } from '@/tests/bench/genealogy/judge';
import { sceneOf, type Scene } from '@/tests/bench/genealogy/scene';
import type { LayoutResult, LayoutRequest } from '@/tests/bench/genealogy/worker';
import { decimal, machineLoad, markdownHead, markdownRow } from '@/tests/bench/harness/print';
import { median } from '@/tests/bench/harness/statistics';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    ours: { type: 'boolean', default: false },
  },
});
const runs = values.quick ? 3 : 9;

/** Time limit of a layout, in milliseconds: one layout never ends. */
const TIMEOUT_MS = values.quick ? 10_000 : 30_000;

const HEADER = markdownHead([
  ...['', 'personnes', 'ms', 'montrées', 'copies', 'recouvrements', 'sous leurs parents'],
  ...['couples de front', 'côte à côte', 'croisements'],
]);

interface Stage {
  readonly name: string;
  readonly scene: Scene;
  readonly subject: string;
}

const ourPeople = (): Stage => {
  const record = v.parse(
    GenealogySchema,
    JSON.parse(readFileSync('content/genealogy.json', 'utf8')),
  );
  const { ofUnion } = doubtsOf(record);
  return {
    name: `nos ${record.people.length}`,
    scene: {
      people: record.people,
      unions: record.unions,
      doubts: Object.fromEntries(
        familyOf(record).unions.map(({ id }) => [id, doubtRank(ofUnion(id))]),
      ),
    },
    subject: record.subject,
  };
};

const stages = (): readonly Stage[] => [
  ourPeople(),
  ...(values.ours ? [] : values.quick ? [100, 1000] : [100, 1000, 5000]).map((count) => ({
    name: String(count),
    scene: sceneOf(count, 0.3),
    subject: 'p0',
  })),
];

void main();

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'banc-arbre-'));
  const outfile = join(folder, 'worker.mjs');
  await build({
    entryPoints: ['tests/bench/genealogy/worker.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    // Bundled CommonJS modules call `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  try {
    console.log(`${runs} passages, charge ${machineLoad()}.\n`);
    console.log(HEADER);
    for (const { name, scene, subject } of stages())
      for (const { layout, label } of CONTESTANTS) {
        const answer = await runLayout(outfile, { layout, scene, subject, runs });
        console.log(markdownRow([label, name, ...verdictCells(scene, answer)]));
      }
    console.log(`\nRanger seul, sans dessiner : ${packingTimes().join(', ')}.`);
    if (!values.ours)
      console.log(`\n${await framesOfContestants(ourPeople().scene, values.quick)}`);
    console.log(`\nCharge à la fin : ${machineLoad()}.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Measures the packing of the rows, a part of our time in the table: first run and median, in milliseconds. */
const packingTimes = (): readonly string[] =>
  stages().map(({ name, scene, subject }) => {
    const plan = planOf(planOfScene(scene, subject), () => true);
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      pack(plan);
      return performance.now() - start;
    });
    const [firstTime, medianTime] = [decimal(times[0] ?? 0), decimal(median(times))];
    return `${name} : ${medianTime} ms (la première fois ${firstTime})`;
  });

function runLayout(file: string, request: LayoutRequest): Promise<LayoutResult | string> {
  const worker = new Worker(file, { workerData: request });
  return new Promise<LayoutResult | string>((resolve) => {
    const timer = setTimeout(() => resolve('ne finit pas'), TIMEOUT_MS);
    const finish = (answer: LayoutResult | string): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.on('message', (answer: LayoutResult | { readonly error: string }) =>
      finish('error' in answer ? `échoue (${answer.error.slice(0, 60)})` : answer),
    );
    worker.on('error', (error) => finish(`échoue (${error.message.slice(0, 60)})`));
  }).finally(() => worker.terminate());
}

function verdictCells(
  scene: Scene,
  answer: LayoutResult | string,
): readonly (string | number)[] {
  if (typeof answer === 'string') return [answer, ...Array.from({ length: 7 }, () => '–')];
  const verdict = judge(scene, answer.boxes);
  const children = scene.people.filter(({ father, mother }) => father ?? mother).length;
  const couples = scene.unions.length;
  return [
    decimal(median(answer.times)),
    `${verdict.shown}/${scene.people.length}`,
    verdict.copies,
    verdict.overlaps,
    `${verdict.below}/${children}`,
    `${verdict.level}/${couples}`,
    `${verdict.together}/${couples}`,
    verdict.crossings,
  ];
}

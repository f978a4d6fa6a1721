/**
 * Finds the order of the family tree's rows and keeps it, with its score, in lib/genealogy/order/order.json. Same
 * content and same seeds, same bytes. Run it after someone has been added to content/genealogy.json:
 *
 *     npx tsx scripts/genealogy-layout.ts [steps] [seeds]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { decodeContent } from '@/lib/content/decode';
import { doubtRank, doubtsOf } from '@/lib/genealogy/doubt';
import { familyOf } from '@/lib/genealogy/family';
import { anneal } from '@/lib/genealogy/order/anneal';
import { generationsOf } from '@/lib/genealogy/order/generations';
import { layersOf } from '@/lib/genealogy/order/layers';
import { keptRows } from '@/lib/genealogy/order/recall';
import { scoreOf } from '@/lib/genealogy/order/score';
import { GenealogySchema } from '@/lib/genealogy/record';
import { seededRandom } from '@/lib/random';

const FROM = 'content/genealogy.json';
const TO = 'lib/genealogy/order/order.json';

const [steps = 300_000, seeds = 6] = process.argv.slice(2).map(Number);
const parsed: unknown = JSON.parse(readFileSync(FROM, 'utf8'));
const record = decodeContent(GenealogySchema, parsed, FROM);
const family = familyOf(record);
const { ofUnion } = doubtsOf(record);
const generations = generationsOf(family, {
  doubtOf: (union) => doubtRank(ofUnion(union)),
  subject: record.subject,
});
const layers = layersOf(family, generations);

const found = Array.from({ length: seeds }, (_, rank) => {
  const seed = rank + 1;
  const { rows, cost } = anneal(family, layers, { random: seededRandom(seed), steps });
  const score = scoreOf(family, layers, rows);
  console.log(
    `graine ${seed} : ${score.crossings} croisements, ${score.together} couples sur ${score.couples} réunis, coût ${cost.toFixed(2)}`,
  );
  return { seed, rows, cost, score };
});
const [best] = found.toSorted((a, b) => a.cost - b.cost || a.seed - b.seed);
if (best) void keep(best);

async function keep({ seed, score, rows }: (typeof found)[number]): Promise<void> {
  const kept = { seed, steps, apart: generations.apart, score, rows: keptRows(rows) };
  writeFileSync(TO, await format(JSON.stringify(kept), { parser: 'json', printWidth: 96 }));
  console.log(`${TO} : graine ${seed}, ${score.crossings} croisements.`);
}

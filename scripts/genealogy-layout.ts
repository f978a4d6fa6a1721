/**
 * Searches the order of the family tree's rows and saves it, with its score, in lib/genealogy/order/order.json. Same
 * content and seeds, same bytes. Run after adding people to content/genealogy.json:
 *     npx tsx scripts/genealogy-layout.ts [steps] [seeds]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { decodeContent } from '@/lib/content/decode';
import { doubtRank, doubtsOf } from '@/lib/genealogy/doubt';
import { familyOf } from '@/lib/genealogy/family';
import { generationsOf } from '@/lib/genealogy/order/generations';
import { layersOf } from '@/lib/genealogy/order/layers';
import { savedRows } from '@/lib/genealogy/order/savedOrder';
import { scoreOf } from '@/lib/genealogy/order/score';
import { searchOrders, type Found } from '@/lib/genealogy/order/search';
import { GenealogySchema } from '@/lib/genealogy/record';

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

const found = searchOrders(family, layers, { steps, seeds });
for (const { seed, rows, cost } of found) {
  const { crossings, together, couples } = scoreOf(family, layers, rows);
  console.log(
    `graine ${seed} : ${crossings} croisements, ${together} couples sur ${couples} réunis, coût ${cost.toFixed(2)}`,
  );
}
const [best] = found;
if (best) void keep(best);

async function keep({ seed, rows }: Found): Promise<void> {
  const score = scoreOf(family, layers, rows);
  const kept = { seed, steps, apart: generations.apart, score, rows: savedRows(rows) };
  writeFileSync(TO, await format(JSON.stringify(kept), { parser: 'json', printWidth: 96 }));
  console.log(`${TO} : graine ${seed}, ${score.crossings} croisements.`);
}

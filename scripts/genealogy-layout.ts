/**
 * Searches the order of the family tree's rows and saves it, with its score, in lib/genealogy/order/order.json. Same
 * content and seeds, same bytes. Run after adding people to content/genealogy.json:
 *     npx tsx scripts/genealogy-layout.ts [steps] [seeds]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { decodeContent } from '@/lib/content/decode';
import { familyOf } from '@/lib/genealogy/family';
import { isTrunk, layersOf } from '@/lib/genealogy/order/layers';
import { generationsOfRecord } from '@/lib/genealogy/order/recordGenerations';
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
const generations = generationsOfRecord(record, family);
const layers = layersOf(family, generations);
const tied = new Set([
  ...family.unions.flatMap(({ partners, children }) => [...partners, ...children]),
  ...record.links.flatMap(({ from, to }) => [from, to]),
]);
// People without a tie are not searched: the saved order puts unknown ones at the right end of their row.
const searched = {
  ...layers,
  rows: layers.rows.map((row) => row.filter(([item = '']) => isTrunk(item) || tied.has(item))),
};

const results = searchOrders(family, searched, { steps, seeds });
for (const { seed, rows, cost } of results) {
  const { crossings, together, couples } = scoreOf(family, searched, rows);
  console.log(
    `graine ${seed} : ${crossings} croisements, ${together} couples sur ${couples} réunis, coût ${cost.toFixed(2)}`,
  );
}
const [best] = results;
if (best) void saveOrder(best);

async function saveOrder({ seed, rows }: Found): Promise<void> {
  const score = scoreOf(family, searched, rows);
  const savedOrder = { seed, steps, apart: generations.apart, score, rows: savedRows(rows) };
  writeFileSync(
    TO,
    await format(JSON.stringify(savedOrder), { parser: 'json', printWidth: 96 }),
  );
  console.log(`${TO} : graine ${seed}, ${score.crossings} croisements.`);
}

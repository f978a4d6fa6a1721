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
import { searchOrders, type SearchResult } from '@/lib/genealogy/order/search';
import { GenealogySchema } from '@/lib/genealogy/record';

const RECORD_FILE = 'content/genealogy.json';
const ORDER_FILE = 'lib/genealogy/order/order.json';

const [steps = 300_000, seeds = 6] = process.argv.slice(2).map(Number);
const parsed: unknown = JSON.parse(readFileSync(RECORD_FILE, 'utf8'));
const record = decodeContent(GenealogySchema, parsed, RECORD_FILE);
const family = familyOf(record);
const generations = generationsOfRecord(record, family);
const layers = layersOf(family, generations);
const relatedIds = new Set([
  ...family.unions.flatMap(({ partners, children }) => [...partners, ...children]),
  ...record.links.flatMap(({ from, to }) => [from, to]),
]);
// Leave out people without relatives: the saved order puts unknown people at the right end of their row.
const searchedLayers = {
  ...layers,
  rows: layers.rows.map((row) =>
    row.filter(([item = '']) => isTrunk(item) || relatedIds.has(item)),
  ),
};

const results = searchOrders(family, searchedLayers, { steps, seeds });
for (const { seed, rows, cost } of results) {
  const { crossings, together, couples } = scoreOf(family, searchedLayers, rows);
  console.log(
    `graine ${seed} : ${crossings} croisements, ${together} couples sur ${couples} réunis, coût ${cost.toFixed(2)}`,
  );
}
const [bestOrder] = results;
if (bestOrder) void saveOrder(bestOrder);

async function saveOrder({ seed, rows }: SearchResult): Promise<void> {
  const score = scoreOf(family, searchedLayers, rows);
  const savedOrder = { seed, steps, apart: generations.apart, score, rows: savedRows(rows) };
  writeFileSync(
    ORDER_FILE,
    await format(JSON.stringify(savedOrder), { parser: 'json', printWidth: 96 }),
  );
  console.log(`${ORDER_FILE} : graine ${seed}, ${score.crossings} croisements.`);
}

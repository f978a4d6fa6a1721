import { doubtRank, doubtsOf } from '@/lib/genealogy/doubt';
import { familyOf, type Family } from '@/lib/genealogy/family';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { generationsOf } from '@/lib/genealogy/order/generations';
import { layersOf } from '@/lib/genealogy/order/layers';
import order from '@/lib/genealogy/order/order.json';
import { recall } from '@/lib/genealogy/order/recall';
import { planOf } from '@/lib/genealogy/layout/visible';
import { GenealogySchema, type GenealogyRecord } from '@/lib/genealogy/record';
import { readContent } from '@/lib/server/content/records';

export const record = readContent(GenealogySchema, 'genealogy.json');
export const family = familyOf(record);

/** The tree as it is drawn from a record, in whatever order its lists are written. */
export function laidOut(facts: GenealogyRecord) {
  const own: Family = familyOf(facts);
  const { ofUnion } = doubtsOf(facts);
  const generations = generationsOf(own, {
    doubtOf: (union) => doubtRank(ofUnion(union)),
    subject: facts.subject,
  });
  const layers = layersOf(own, generations);
  const plan = { rows: recall(layers, order), unions: own.unions };
  const drawing = drawingOf(planOf(plan, () => true));
  return { family: own, generations, layers, plan, drawing };
}

/** How many are counted of a list by what they have in common. */
export const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, rank) => values.indexOf(value) !== rank);

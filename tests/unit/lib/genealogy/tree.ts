import { familyOf, type Family } from '@/lib/genealogy/family';
import { drawingOf, type Drawing } from '@/lib/genealogy/layout/drawing';
import { layersOf } from '@/lib/genealogy/order/layers';
import order from '@/lib/genealogy/order/order.json';
import { generationsOfRecord } from '@/lib/genealogy/order/recordGenerations';
import { applySavedOrder } from '@/lib/genealogy/order/savedOrder';
import { CARD } from '@/lib/genealogy/layout/units';
import { planOf } from '@/lib/genealogy/layout/visible';
import { GenealogySchema, type GenealogyRecord } from '@/lib/genealogy/record';
import { readContent } from '@/lib/server/content/records';

export const record = readContent(GenealogySchema, 'genealogy.json');
export const family = familyOf(record);

/** Lays out the tree of a record, whatever the order of its lists. */
export function laidOut(facts: GenealogyRecord) {
  const laidOutFamily: Family = familyOf(facts);
  const generations = generationsOfRecord(facts, laidOutFamily);
  const layers = layersOf(laidOutFamily, generations);
  const plan = { rows: applySavedOrder(layers, order), unions: laidOutFamily.unions };
  const drawing = drawingOf(planOf(plan, () => true));
  return { family: laidOutFamily, generations, layers, plan, drawing };
}

export const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

export const overlaps = ({ cards }: Pick<Drawing, 'cards'>): number =>
  cards.flatMap((a, index) =>
    cards
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) < CARD.width && Math.abs(a.y - b.y) < CARD.height),
  ).length;

const relative =
  (sex: 'male' | 'female') => (id: string, father?: string, mother?: string) => ({
    ...{ id, sex },
    ...(father !== undefined && { father }),
    ...(mother !== undefined && { mother }),
  });

export const man = relative('male');
export const woman = relative('female');

import type { Union } from '@/lib/genealogy/family';
import { isTrunk, trunkOf, type Item, type Row } from '@/lib/genealogy/order/layers';

/** Rows and unions of a drawing. */
export interface Plan {
  /** Rows from top to bottom, each in the saved order. */
  readonly rows: readonly Row[];
  readonly unions: readonly Union[];
}

/** Reduces a plan to some of its people; empty rows and trunks without descendants disappear. */
export function planOf({ rows, unions }: Plan, isShown: (id: string) => boolean): Plan {
  const shownUnions = unions
    .map((union) => ({
      ...union,
      partners: union.partners.filter(isShown),
      children: union.children.filter(isShown),
    }))
    .filter(
      ({ partners, children }) =>
        partners.length > 1 || (partners.length === 1 && children.length > 0),
    );
  const people = rows.map((row) =>
    row.map((block) => block.filter((id) => !isTrunk(id) && isShown(id))),
  );
  const isFilled = people.map((row) => row.some((block) => block.length > 0));
  const rowOf = new Map(
    people.flatMap((row, index) => row.flat().map((id) => [id, index] as const)),
  );
  const trunkSpans = new Map(
    shownUnions.map(({ id, partners, children }) => [
      trunkOf(id),
      {
        from: Math.max(...partners.map((partner) => rowOf.get(partner) ?? 0)),
        to: Math.max(-1, ...children.map((child) => rowOf.get(child) ?? 0)),
      },
    ]),
  );
  const keepsTrunk = (item: Item, rank: number): boolean => {
    const trunkSpan = trunkSpans.get(item);
    return trunkSpan !== undefined && trunkSpan.from < rank && rank < trunkSpan.to;
  };
  return {
    unions: shownUnions,
    rows: rows
      .map((row, index) =>
        row
          .map((block) =>
            block.filter((item) => (isTrunk(item) ? keepsTrunk(item, index) : isShown(item))),
          )
          .filter((block) => block.length > 0),
      )
      .filter((_, index) => isFilled[index]),
  };
}

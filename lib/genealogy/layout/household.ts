import { parentsOf, unionsByPartner, type Family, type Union } from '@/lib/genealogy/family';
import {
  besideTo,
  createColumns,
  DROP,
  inRows,
  middleOf,
  type Columns,
} from '@/lib/genealogy/layout/columns';
import { openingOfColumns } from '@/lib/genealogy/layout/columnsOpening';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { CARD } from '@/lib/genealogy/layout/units';

/** In pixels: offset below their mother of children who are drawn beside her. */
const CHILD_OFFSET = 44;

/**
 * Draws the household of a person at the width of a phone, in three columns: grandfathers, parents, siblings, the
 * person between the spouses, and the children of each union.
 * @param unionOrder ids of the marriages in the author's order
 */
export function householdDrawing(
  family: Family,
  unionOrder: readonly string[],
  id: string,
): Drawing {
  const columns = createColumns();
  const inOrder = (ids: readonly string[]): readonly string[] =>
    [...family.people.keys()].filter((one) => ids.includes(one));
  const ownUnions = unionsByPartner(family).get(id) ?? [];
  const rankOf = (union: Union): number =>
    unionOrder.indexOf(union.id) + 1 || unionOrder.length + 1;
  const top = drawParents(columns, family, id, inOrder);
  drawUnions(
    columns,
    id,
    ownUnions
      .map((union) => ({ ...union, children: inOrder(union.children) }))
      .toSorted((a, b) => b.children.length - a.children.length || rankOf(a) - rankOf(b)),
    top,
  );
  return { ...columns.drawing(), opening: openingOfColumns };
}

/** Draws the rows from the grandfathers down to the person. @returns the top of the person's card */
function drawParents(
  columns: Columns,
  family: Family,
  id: string,
  inOrder: (ids: readonly string[]) => readonly string[],
): number {
  const parents = parentsOf(family, id);
  const unionOf = (child: string) => family.unions.find((one) => one.children.includes(child));
  const isPair = parents.length > 1;
  const grandfathers = parents.map((parent) => family.people.get(parent)?.father);
  const first = columns.nextTop();
  grandfathers.forEach((one, side) => {
    if (one !== undefined && !columns.isDrawn(one))
      columns.card(one, isPair ? side * 2 : 1, first);
  });
  const top = columns.nextTop();
  parents.forEach((parent, side) => {
    const column = isPair ? side + 0.5 : 1;
    const [grandfather, union] = [grandfathers[side], unionOf(parent)];
    const above = columns.drawing().cards.find((card) => card.id === grandfather);
    if (!above || !union) return columns.card(parent, column, top);
    const x = above.x + CARD.width / 2;
    columns.child(union.id, parent, column, top, [
      { x, y: above.y + CARD.height },
      { x, y: top - DROP },
    ]);
  });
  const union = unionOf(id);
  if (union) {
    if (union.isCouple) columns.couple(union.id, 1, top);
    const siblings = inOrder(union.children).filter(
      (one) => one !== id && !columns.isDrawn(one),
    );
    const start = { x: middleOf(1), y: top + (isPair ? CARD.height / 2 : CARD.height) };
    columns.children(union.id, start, [...inRows(siblings, 3), [id]], middleOf(0.5));
  } else columns.card(id, 1, top);
  return columns.drawing().height - CARD.height;
}

/** Draws spouses beside the person, further ones below, and the children of each union. */
function drawUnions(columns: Columns, id: string, unions: readonly Union[], top: number): void {
  const spouseOf = ({ partners }: Union) => partners.find((one) => one !== id);
  const couples = unions.filter(({ isCouple }) => isCouple);
  const firstCouples = couples.length > 2 ? couples.slice(0, 1) : couples;
  const level = top + CARD.height / 2;
  firstCouples.forEach((union, side) => {
    columns.card(spouseOf(union) ?? '', side * 2, top);
    columns.couple(union.id, side + 0.5, top);
  });
  for (const [side, { id: union, children }] of firstCouples.entries())
    columns.children(union, { x: middleOf(side + 0.5), y: level }, inRows(children, 3));

  const others = unions.filter((union) => !firstCouples.includes(union));
  for (const union of others) {
    const spouse = spouseOf(union);
    if (spouse === undefined) drawUnknown(columns, union, level, firstCouples.length > 0);
    else if (union.children.length > 0) drawBelow(columns, union, spouse, level);
  }
  const childless = others.filter(({ children }) => children.length === 0);
  for (const row of inRows(childless, 3)) {
    const rowTop = columns.nextTop();
    row.forEach((union, column) =>
      columns.spouseBelow(union.id, spouseOf(union) ?? '', column, rowTop, level),
    );
  }
}

/** Draws the children whose other parent is unknown: directly below, or past the children of a known one. */
function drawUnknown(columns: Columns, union: Union, level: number, isPast: boolean): void {
  const start = { x: middleOf(1), y: level + CARD.height / 2 };
  const rows = inRows(union.children, 3);
  if (!isPast) return columns.children(union.id, start, rows, middleOf(0.5));
  for (const row of rows) {
    const top = columns.nextTop();
    row.forEach((child, column) =>
      columns.child(union.id, child, column, top, besideTo(level, top - DROP)),
    );
  }
}

/** Draws a spouse in a row of their own, with the union's children beside. */
function drawBelow(columns: Columns, union: Union, spouse: string, level: number): void {
  const top = columns.nextTop();
  columns.spouseBelow(union.id, spouse, 0, top, level);
  const [x, y] = [middleOf(0) + CARD.width / 2, top + DROP];
  inRows(union.children, 2).forEach((row, index) => {
    const rowTop = index === 0 ? top + CHILD_OFFSET : columns.nextTop();
    const trunk = middleOf(0.5);
    const path =
      index === 0
        ? [{ x, y }]
        : [
            { x, y },
            { x: trunk, y },
            { x: trunk, y: rowTop - DROP },
          ];
    row.forEach((child, place) => columns.child(union.id, child, place + 1, rowTop, path));
  });
}

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

/** Offset of children below their mother's row, for children drawn beside the mother, in pixels. */
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
  const sortIds = (ids: readonly string[]): readonly string[] =>
    [...family.people.keys()].filter((personId) => ids.includes(personId));
  const ownUnions = unionsByPartner(family).get(id) ?? [];
  const rankOf = (union: Union): number =>
    unionOrder.indexOf(union.id) + 1 || unionOrder.length + 1;
  const top = drawParents(columns, family, id, sortIds);
  drawUnions(
    columns,
    id,
    ownUnions
      .map((union) => ({ ...union, children: sortIds(union.children) }))
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
  sortIds: (ids: readonly string[]) => readonly string[],
): number {
  const parents = parentsOf(family, id);
  const unionOf = (child: string) =>
    family.unions.find((union) => union.children.includes(child));
  const isPair = parents.length > 1;
  const grandfathers = parents.map((parent) => family.people.get(parent)?.father);
  const grandfathersTop = columns.nextTop();
  grandfathers.forEach((grandfather, side) => {
    if (grandfather !== undefined && !columns.isDrawn(grandfather))
      columns.drawCard(grandfather, isPair ? side * 2 : 1, grandfathersTop);
  });
  const top = columns.nextTop();
  parents.forEach((parent, side) => {
    const column = isPair ? side + 0.5 : 1;
    const [grandfather, union] = [grandfathers[side], unionOf(parent)];
    const grandfatherCard = columns.drawing().cards.find((card) => card.id === grandfather);
    if (!grandfatherCard || !union) return columns.drawCard(parent, column, top);
    const x = grandfatherCard.x + CARD.width / 2;
    columns.drawChild(union.id, parent, column, top, [
      { x, y: grandfatherCard.y + CARD.height },
      { x, y: top - DROP },
    ]);
  });
  const union = unionOf(id);
  if (union) {
    if (union.isCouple) columns.drawCouple(union.id, 1, top);
    const siblings = sortIds(union.children).filter(
      (siblingId) => siblingId !== id && !columns.isDrawn(siblingId),
    );
    const start = { x: middleOf(1), y: top + (isPair ? CARD.height / 2 : CARD.height) };
    columns.drawChildren(union.id, start, [...inRows(siblings, 3), [id]], middleOf(0.5));
  } else columns.drawCard(id, 1, top);
  return columns.drawing().height - CARD.height;
}

/** Draws spouses beside the person, further spouses below, and the children of each union. */
function drawUnions(columns: Columns, id: string, unions: readonly Union[], top: number): void {
  const spouseOf = ({ partners }: Union) => partners.find((partner) => partner !== id);
  const couples = unions.filter(({ isCouple }) => isCouple);
  const firstCouples = couples.length > 2 ? couples.slice(0, 1) : couples;
  const middleY = top + CARD.height / 2;
  firstCouples.forEach((union, side) => {
    columns.drawCard(spouseOf(union) ?? '', side * 2, top);
    columns.drawCouple(union.id, side + 0.5, top);
  });
  for (const [side, { id: union, children }] of firstCouples.entries())
    columns.drawChildren(union, { x: middleOf(side + 0.5), y: middleY }, inRows(children, 3));

  const furtherUnions = unions.filter((union) => !firstCouples.includes(union));
  for (const union of furtherUnions) {
    const spouse = spouseOf(union);
    if (spouse === undefined) drawUnknown(columns, union, middleY, firstCouples.length > 0);
    else if (union.children.length > 0) drawBelow(columns, union, spouse, middleY);
  }
  const childless = furtherUnions.filter(({ children }) => children.length === 0);
  for (const row of inRows(childless, 3)) {
    const rowTop = columns.nextTop();
    row.forEach((union, column) =>
      columns.drawSpouseBelow(union.id, spouseOf(union) ?? '', column, rowTop, middleY),
    );
  }
}

/** Draws the children whose other parent is unknown: directly below, or past the children of a known parent. */
function drawUnknown(
  columns: Columns,
  union: Union,
  middleY: number,
  hasCouples: boolean,
): void {
  const start = { x: middleOf(1), y: middleY + CARD.height / 2 };
  const rows = inRows(union.children, 3);
  if (!hasCouples) return columns.drawChildren(union.id, start, rows, middleOf(0.5));
  for (const row of rows) {
    const top = columns.nextTop();
    row.forEach((child, column) =>
      columns.drawChild(union.id, child, column, top, besideTo(middleY, top - DROP)),
    );
  }
}

/** Draws a spouse in a row of their own, with the union's children beside. */
function drawBelow(columns: Columns, union: Union, spouse: string, middleY: number): void {
  const top = columns.nextTop();
  columns.drawSpouseBelow(union.id, spouse, 0, top, middleY);
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
    row.forEach((child, index) => columns.drawChild(union.id, child, index + 1, rowTop, path));
  });
}

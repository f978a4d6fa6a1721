import type { Family, Union } from '@/lib/genealogy/family';
import type { Generations } from '@/lib/genealogy/order/generations';

/** An item of a row: a person's card, or the trunk of a family that passes to a lower row. */
export type Item = string;

/** A row of blocks from left to right: partners side by side, or a trunk alone. */
export type Row = readonly (readonly Item[])[];

/** A line of descent from one row to the next. */
export interface Segment {
  /** Row of the line's upper end. */
  readonly row: number;
  readonly union: Union;
  /** Trunk that the line continues; null for a line that starts at the union. */
  readonly from: Item | null;
  readonly to: Item;
}

export interface Layers {
  readonly rows: readonly Row[];
  readonly segments: readonly Segment[];
}

/** Builds the id of a union's trunk, shared by all its children in lower rows. */
export const trunkOf = (unionId: string): Item => `~${unionId}`;

/** Tells whether an item is the vertical line of a descent that passes a row, not a person. */
export const isTrunk = (item: Item): boolean => item.startsWith('~');

/** Builds the rows with their trunks, in alphabetical order, and the segments of descent between neighbouring rows. */
export function layersOf(family: Family, { blocks, rows }: Generations): Layers {
  const rowOf = (id: string): number => rows[blocks.indexOf(id)] ?? 0;
  const layers: (readonly Item[])[][] = Array.from(
    { length: Math.max(-1, ...rows) + 1 },
    () => [],
  );
  blocks.list.forEach((block, index) => layers[rows[index] ?? 0]?.push(block));
  const segments: Segment[] = [];
  for (const union of family.unions) {
    const firstRow = Math.max(...union.partners.map(rowOf));
    const trunk = trunkOf(union.id);
    const lastRow = Math.max(firstRow, ...union.children.map(rowOf));
    for (let row = firstRow + 1; row < lastRow; row += 1) {
      layers[row]?.push([trunk]);
      segments.push({
        row: row - 1,
        union,
        from: row === firstRow + 1 ? null : trunk,
        to: trunk,
      });
    }
    for (const child of union.children) {
      const row = rowOf(child) - 1;
      segments.push({ row, union, from: row === firstRow ? null : trunk, to: child });
    }
  }
  return { rows: layers, segments };
}

import type { Item, Layers, Row } from '@/lib/genealogy/order/layers';

/** An order that was found once and kept: the items of each row from left to right, between spaces. */
export interface SavedOrder {
  readonly rows: readonly string[];
}

/** Serializes an order, a line of text for each row. */
export const savedRows = (rows: readonly Row[]): readonly string[] =>
  rows.map((row) => row.flat().join(' '));

/**
 * Puts the rows into a kept order. Whoever is not in it (an author has added someone) stands under their parents, or
 * beside their block: the drawing is right at once, and only less clear until an order is found anew.
 */
export function applySavedOrder({ rows, segments }: Layers, kept: SavedOrder): readonly Row[] {
  const placesByRow = kept.rows.map(placesIn);
  const anywhere = new Map(placesByRow.flatMap((row) => [...row]));
  const placed = new Map<Item, number>();
  return rows.map((row, rank) => {
    // A trunk stands in several rows, in each at its own place; someone may have come to another row since.
    const known = new Map([...anywhere, ...(placesByRow[rank] ?? [])]);
    const above = segments.filter((segment) => segment.row === rank - 1);
    const parentsPlace = (item: Item): number => {
      const places = above
        .filter(({ to }) => to === item)
        .flatMap(({ from, union }) => (from === null ? union.partners : [from]))
        .flatMap((parent) => placed.get(parent) ?? []);
      return places.length === 0 ? 1 : mean(places);
    };
    const placeOf = (item: Item): number => known.get(item) ?? parentsPlace(item);
    const ordered = row
      .map((block) => {
        const people = block
          .map((item) => ({ item, at: known.get(item) ?? null }))
          .toSorted((a, b) => (a.at ?? 2) - (b.at ?? 2));
        const at = people.flatMap((person) => person.at ?? []);
        return {
          block: people.map(({ item }) => item),
          at: at.length > 0 ? mean(at) : mean(block.map(placeOf)),
        };
      })
      .toSorted((a, b) => a.at - b.at)
      .map(({ block }) => block);
    const count = ordered.flat().length;
    ordered.flat().forEach((item, place) => placed.set(item, place / count));
    return ordered;
  });
}

/** How far from the left each item of a kept row is, from 0 to 1. */
function placesIn(row: string): ReadonlyMap<Item, number> {
  const items = row.split(' ');
  return new Map(items.map((item, place) => [item, place / items.length]));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

import type { Item, Layers, Row } from '@/lib/genealogy/order/layers';

/** A saved order: the items of each row from left to right, separated by spaces. */
export interface SavedOrder {
  readonly rows: readonly string[];
}

/** Serializes an order, one line of text per row. */
export const savedRows = (rows: readonly Row[]): readonly string[] =>
  rows.map((row) => row.flat().join(' '));

/**
 * Sorts the rows by a saved order. A person who is missing in the saved order is placed below their parents or beside
 * their block: a valid drawing, until a new order is searched.
 */
export function applySavedOrder({ rows, segments }: Layers, saved: SavedOrder): readonly Row[] {
  const placesByRow = saved.rows.map(placesIn);
  const allPlaces = new Map(placesByRow.flatMap((row) => [...row]));
  const placeByItem = new Map<Item, number>();
  return rows.map((row, index) => {
    // A trunk has a place in each of its rows; a person may have moved to another row since.
    const savedPlaces = new Map([...allPlaces, ...(placesByRow[index] ?? [])]);
    const upperSegments = segments.filter((segment) => segment.row === index - 1);
    const parentsPlace = (item: Item): number => {
      const places = upperSegments
        .filter(({ to }) => to === item)
        .flatMap(({ from, union }) => (from === null ? union.partners : [from]))
        .flatMap((parent) => placeByItem.get(parent) ?? []);
      return places.length === 0 ? 1 : mean(places);
    };
    const placeOf = (item: Item): number => savedPlaces.get(item) ?? parentsPlace(item);
    const orderedBlocks = row
      .map((block) => {
        const people = block
          .map((item) => ({ item, at: savedPlaces.get(item) ?? null }))
          .toSorted((a, b) => (a.at ?? 2) - (b.at ?? 2));
        const at = people.flatMap((person) => person.at ?? []);
        return {
          block: people.map(({ item }) => item),
          at: at.length > 0 ? mean(at) : mean(block.map(placeOf)),
        };
      })
      .toSorted((a, b) => a.at - b.at)
      .map(({ block }) => block);
    const count = orderedBlocks.flat().length;
    orderedBlocks.flat().forEach((item, place) => placeByItem.set(item, place / count));
    return orderedBlocks;
  });
}

/** Maps each item of a saved row to its position from the left, 0 to 1. */
function placesIn(row: string): ReadonlyMap<Item, number> {
  const items = row.split(' ');
  return new Map(items.map((item, place) => [item, place / items.length]));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

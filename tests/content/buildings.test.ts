import { loadContent } from '@/lib/server/content/loadContent';

const { buildings } = loadContent();

it('there is a building to reconstruct', () => {
  expect(buildings.length).toBeGreaterThan(0);
});

describe.each(buildings.map((building) => [building.id, building] as const))(
  '%s',
  (_, building) => {
    it('has each of its parts in a view, or says that it is conventional', () => {
      const seen = new Set(building.stops.flatMap(({ parts }) => parts));
      expect(
        building.parts.filter(({ id, grade }) => grade !== 'conventionnel' && !seen.has(id)),
      ).toEqual([]);
    });

    it('uses each of its measures’ ranges around the value that it draws', () => {
      for (const { value, range } of building.parameters) {
        expect(value).toBeGreaterThanOrEqual(range?.[0] ?? value);
        expect(value).toBeLessThanOrEqual(range?.[1] ?? value);
      }
    });
  },
);

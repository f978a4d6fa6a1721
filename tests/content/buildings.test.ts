import { loadContent } from '@/lib/server/content/loadContent';

const { buildings } = loadContent();

it('the content has at least one building', () => {
  expect(buildings.length).toBeGreaterThan(0);
});

describe.each(buildings.map((building) => [building.id, building] as const))(
  '%s',
  (_, building) => {
    it('shows each of its parts at a stop, except conventional parts', () => {
      const shownParts = new Set(building.stops.flatMap(({ parts }) => parts));
      expect(
        building.parts.filter(
          ({ id, grade }) => grade !== 'conventionnel' && !shownParts.has(id),
        ),
      ).toEqual([]);
    });

    it('draws each measure with a value within its range', () => {
      for (const { value, range } of building.parameters) {
        expect(value).toBeGreaterThanOrEqual(range?.[0] ?? value);
        expect(value).toBeLessThanOrEqual(range?.[1] ?? value);
      }
    });
  },
);

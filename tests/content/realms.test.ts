import { readFileSync } from 'node:fs';
import { decodeRealms, isShownIn } from '@/lib/map/realms/drawn';
import { loadMap, mapIds } from '@/lib/server/content/maps';

const maps = mapIds()
  .map(loadMap)
  .flatMap(({ id, realms, record }) => (realms === null ? [] : [{ id, realms, record }]));

describe.each(maps)('the realms of $id', ({ realms: address, record }) => {
  const { timeline, realms = [], routes = [] } = record;
  const drawing = decodeRealms(JSON.parse(readFileSync(`public${address}`, 'utf8')));
  const years = Array.from(
    { length: timeline.to - timeline.from + 1 },
    (_, index) => timeline.from + index,
  );

  it('are drawn from the present content', () => {
    const facts = ({
      id,
      name,
      from,
      to,
    }: (typeof routes)[number] | (typeof realms)[number]) => [id, name, from, to];
    expect(drawing?.realms.map(({ id, name, from, to }) => [id, name, from, to])).toEqual(
      realms.map(facts),
    );
    expect(drawing?.routes.map(({ id, name, from, to }) => [id, name, from, to])).toEqual(
      routes.map(facts),
    );
  });

  it('cover every year of the map, two at once never in the same tint', () => {
    for (const year of years) {
      const tints = realms.filter((realm) => isShownIn(realm, year)).map(({ tint }) => tint);
      expect([year, tints.length > 0, new Set(tints).size]).toEqual([year, true, tints.length]);
    }
  });

  it('all have land, and edges apart from coasts', () => {
    for (const { id, land, edge } of drawing?.realms ?? [])
      expect([id, land.startsWith('M'), edge.startsWith('M')]).toEqual([id, true, true]);
  });
});

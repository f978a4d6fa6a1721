import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isLandAt, LandMaskSchema } from '@/lib/map/landMask';
import { extentOf, mapProjection } from '@/lib/map/projection';
import { cartographyOf } from '@/scripts/maps/geography/cartography';
import { mapIds, mapRecordOf } from '@/scripts/maps/records';

describe.each(mapIds())('the cartography of %s', (id) => {
  it('is valid by its schema', () => {
    expect(cartographyOf(id).ranges.length).toBeGreaterThan(0);
  });

  it('spells its names with the typographic apostrophe', () => {
    const names = readFileSync(`content/cartography/${id}.json`, 'utf8').match(
      /"name": "[^"]*"/g,
    );
    for (const name of names ?? []) expect(name).not.toContain("'");
  });

  it('has its key, compass and credit inside the frame', () => {
    const extent = extentOf(mapRecordOf(id));
    const { key, compass, credit } = cartographyOf(id).layout;
    for (const x of [key.x, key.x + key.width, compass.x - compass.radius, credit.x]) {
      expect(x).toBeGreaterThan(24);
      expect(x).toBeLessThan(extent.width - 24);
    }
    for (const y of [key.y, compass.y + compass.radius, credit.y]) {
      expect(y).toBeGreaterThan(24);
      expect(y).toBeLessThan(extent.height - 24);
    }
  });
});

/** Maps with a land mask, and that mask. */
const mapsWithLand = mapIds().flatMap((id) => {
  const file = `public/maps/${id}/land.json`;
  return existsSync(file)
    ? [{ id, land: v.parse(LandMaskSchema, JSON.parse(readFileSync(file, 'utf8'))) }]
    : [];
});

describe.each(mapsWithLand)('the coasts of $id', ({ id, land }) => {
  const { project } = mapProjection(mapRecordOf(id));
  const isLand = ([longitude, latitude]: readonly [number, number]): boolean =>
    isLandAt(land, project(longitude, latitude));

  it('put the labels of major seas on water, and of major regions on land', () => {
    const { seas, regions } = cartographyOf(id);
    const majorNames = <T extends { readonly rank: number }>(
      names: readonly T[],
    ): readonly T[] => names.filter(({ rank }) => rank < 3);
    expect(majorNames(seas).filter(({ label }) => isLand(label))).toEqual([]);
    expect(majorNames(regions).filter(({ label }) => !isLand(label))).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { mapManifest } from '@/lib/map/manifest';
import { loadMap, mapIds } from '@/lib/server/content/maps';

it.each(mapIds())('every place of the map of %s has an existing picture', (id) => {
  const { record, extent } = loadMap(id);
  const pictures = mapManifest(id, record, extent).pois.map(({ imageUrl }) => imageUrl);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((url) => !existsSync(`public${url}`))).toEqual([]);
});

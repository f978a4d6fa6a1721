import { buildingFiles, buildingPath, modelPath, stillPicture } from '@/lib/buildings/address';
import { decodePack } from '@/lib/offline/decodePack';
import { itemsOf, type PackItem } from '@/lib/offline/pack';
import { buildingsAt, loadBuildings } from '@/lib/server/content/buildings/buildings';
import { episodesPacking } from '@/lib/server/content/buildings/buildingFacts';
import { loadEpisodes } from '@/lib/server/content/episodes';
import type { BuildItems } from '@/lib/server/offline/buildItems';
import { buildingPack } from '@/lib/server/offline/buildingPack';
import { episodePack, sitePack } from '@/lib/server/offline/packs';

const item =
  (kind: PackItem['kind']) =>
  (url: string): PackItem => ({ kind, url, bytes: 1 });

const build: BuildItems = {
  name: 'build',
  assets: [],
  document: item('page'),
  payload: item('payload'),
  data: item('data'),
};

const packs = loadEpisodes().flatMap(({ slug, path, places }) => {
  const pack = episodePack(slug, build);
  return pack ? [[slug, { path, places, items: itemsOf(pack) }] as const] : [];
});

it.each(packs)('the pack of %s has the buildings of its places, each once', (_, episode) => {
  const { path, places, items } = episode;
  const urls = items.filter(({ kind }) => kind !== 'payload').map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const building of loadBuildings()) {
    const { id, stops } = building;
    const isIncluded = buildingsAt(places).includes(building);
    const files = [modelPath(id), ...stops.map((stop) => stillPicture(id, stop.id).thumbnail)];
    for (const url of [buildingPath(id), ...files])
      expect([url, urls.includes(url)]).toEqual([url, isIncluded]);
    expect(episodesPacking(building).some((packed) => packed.path === path)).toBe(isIncluded);
  }
});

it.each(loadBuildings().map((building) => [building.id, building] as const))(
  'the pack of %s has the page and every file of the building, and is decoded as it was encoded',
  (_, building) => {
    const pack = buildingPack(building, build);
    expect(decodePack(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
    const page = buildingPath(building.id);
    expect(itemsOf(pack).map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      `page ${page}`,
      `payload ${page}`,
      ...buildingFiles(building).map((file) => `file ${file}`),
    ]);
  },
);

it('the pack of the site has the home page and the lists of pages', () => {
  const pages = itemsOf(sitePack(build)).flatMap(({ kind, url }) =>
    kind === 'page' ? [url] : [],
  );
  for (const path of ['/', '/outils', '/recherche', '/parcours', '/carnet', '/donnees'])
    expect(pages).toContain(path);
});

/** @jest-environment node */
import { modelPath } from '@/lib/buildings/address';
import { itemsOf } from '@/lib/offline/pack';
import { decodePack } from '@/lib/offline/decodePack';
import { loadPaths } from '@/lib/server/content/paths';
import type { BuildItems } from '@/lib/server/offline/buildItems';
import { pathPack } from '@/lib/server/offline/pathPack';

/** Build that has every page. */
const build: BuildItems = {
  name: 'essai',
  assets: [],
  document: (url) => ({ kind: 'page', url, bytes: 1 }),
  payload: (url) => ({ kind: 'payload', url, bytes: 1 }),
  data: (url) => ({ kind: 'data', url, bytes: 1 }),
};

const packs = loadPaths().map((path) => [path.id, path, pathPack(path, build)] as const);

it.each(packs)('%s: the pack has its page and those of its steps', (_, { id, steps }, pack) => {
  const itemNames = new Set(itemsOf(pack).map(({ kind, url }) => `${kind} ${url}`));
  for (const address of [`/parcours/${id}`, ...steps.map(({ href }) => href)]) {
    const [page = ''] = address.split(/[?#]/);
    expect(itemNames).toContain(`page ${page}`);
    expect(itemNames).toContain(`payload ${page}`);
  }
});

it.each(packs)(
  '%s: the pack has the audio of its episodes, no item twice',
  (_, { steps }, pack) => {
    const items = itemsOf(pack);
    const urls = items.map(({ url }) => url);
    for (const { playable } of steps)
      if (playable?.audioUrl?.startsWith('/')) expect(urls).toContain(playable.audioUrl);
    const keys = pack.groups.flatMap((group) =>
      group.items.map(({ kind, url }) => `${group.id} ${kind} ${url}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  },
);

it('the pack of a path with a reconstruction has the reconstruction’s model', () => {
  for (const [, { steps }, pack] of packs)
    for (const { record } of steps)
      if (record.building !== undefined)
        expect(itemsOf(pack).map(({ url }) => url)).toContain(modelPath(record.building));
});

it.each(packs)('%s: the pack is decoded as it was encoded', (_, __, pack) => {
  expect(decodePack(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
});

import { filesBelow, importsOf, targetOf } from '@/tests/architecture/sources';

/**
 * The rooms of a folder, from the most independent to the most dependent. A room imports only from
 * lines above its own, types included. A new room goes on the highest line that allows its imports.
 */
type Order = readonly (readonly string[])[];

const ORDERS: Readonly<Record<string, Order>> = {
  lib: [
    ['clamp', 'decode', 'random', 'result', 'store', 'textStorage'],
    ['text', 'time', 'geometry', 'http', 'surface', 'sharedStore'],
    ['content', 'exchange'],
    ['site', 'glossary', 'people', 'tools', 'player'],
    ['map'],
    ['episodes'],
    ['quiz'],
    ['clock', 'cite', 'documents', 'timeline', 'genealogy', 'exports', 'review', 'offline'],
    ['buildings', 'feed', 'classroom', 'data', 'search', 'bookmarks'],
    ['rss', 'paths'],
    ['share'],
    ['embed', 'seo'],
    ['server'],
  ],
  'lib/server': [
    ['variables', 'inSlices', 'makeFolder', 'manifest', 'bundleScript'],
    ['environment', 'lettering', 'telemetry'],
    ['content'],
    [
      'episodeJson',
      'pageMetadata',
      'podcastLinks',
      'security',
      'share-image',
      'embed',
      'offline',
      'search',
      'timeline',
    ],
    ['feed', 'data'],
    ['seo', 'readiness'],
    ['list'],
    ['site'],
    ['hosts'],
  ],
  components: [
    ['ui'],
    ['surface', 'exchange'],
    ['site'],
    ['player'],
    ['search'],
    ['story', 'offline', 'documents', 'classroom', 'tools'],
    ['map', 'genealogy', 'buildings'],
    ['timeline'],
    ['quiz'],
    ['review', 'notebook', 'paths'],
    ['episodes'],
    ['home', 'about', 'contact', 'shop', 'legal', 'data'],
  ],
};

const rankOf = (order: Order, room: string): number =>
  order.findIndex((line) => line.includes(room));

/**
 * Returns the room of a module in a folder: `map` for `lib/map/camera/framing.ts`, `random` for `lib/random.ts`. Null
 * outside of the folder.
 */
const roomOf = (folder: string, path: string): string | null =>
  path.startsWith(`${folder}/`)
    ? (/^[^./]+/.exec(path.slice(folder.length + 1))?.[0] ?? null)
    : null;

describe.each(Object.entries(ORDERS))('the rooms of %s have an order', (folder, order) => {
  const files = filesBelow([folder]).flatMap((file) => {
    const room = roomOf(folder, file.path);
    return room === null ? [] : [{ file, room }];
  });

  it('which contains every room', () => {
    const unlisted = files.filter(({ room }) => rankOf(order, room) < 0);
    expect([...new Set(unlisted.map(({ room }) => room))]).toEqual([]);
  });

  it('which every import respects', () => {
    const violations = files.flatMap(({ file, room }) =>
      importsOf(file).flatMap((imported) => {
        const target = targetOf(file, imported);
        const targetRoom = target === null ? null : roomOf(folder, target);
        return targetRoom === null ||
          targetRoom === room ||
          rankOf(order, targetRoom) < rankOf(order, room)
          ? []
          : [`${file.path} → ${target}`];
      }),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(violations).toEqual([]);
  });
});

import { SAVING_HEADER } from '@/lib/offline/names';
import { fallbackPath, requestKindOf, type KeptItems } from '@/lib/offline/worker/requestKind';

const SITE = 'https://chroniques.example';
const HELD: KeptItems = {
  build: null,
  files: new Map(
    ['/audio/voix.mp3', '/covers/voix-480.webp', '/buildings/mur/vue-480.webp'].map((path) => [
      path,
      path,
    ]),
  ),
  sizes: new Map(),
  data: new Set(['/quizz/quizz.json']),
};

const kindOf = (
  path: string,
  fields: Record<string, string> = {},
  { method = 'GET', mode = 'no-cors', held = HELD as KeptItems | null, origin = SITE } = {},
) =>
  requestKindOf({ method, mode, url: origin + path, headers: new Headers(fields) }, SITE, held);

it.each([
  ['/_next/static/chunks/a.js', 'asset'],
  ['/audio/voix.mp3', 'file'],
  ['/covers/voix-card-680.avif', 'file'],
  ['/quizz/quizz.json', 'data'],
])('a request for %s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it('a request for a page is of the kind page, or payload for the router', () => {
  expect(kindOf('/about', {}, { mode: 'navigate' })).toBe('page');
  expect(kindOf('/about?_rsc=abc', { rsc: '1' }, { mode: 'cors' })).toBe('payload');
});

it('a HEAD request of the router for a document is of the kind page', () => {
  expect(kindOf('/about', {}, { method: 'HEAD', mode: 'cors' })).toBe('page');
});

it.each([
  ['a request for a file that is not kept', '/audio/autre.mp3', {}, {}],
  ['a HEAD request for a script', '/_next/static/a.js', {}, { method: 'HEAD' }],
  ['a request for the feed', '/feed.xml', {}, { mode: 'navigate' }],
  ['a request for the framed player', '/embed/voix', {}, { mode: 'navigate' }],
  ['a request to the API', '/api/feed/latest', {}, {}],
  ['a request for the worker’s script', '/sw.js', {}, {}],
  ['a request for the manifest of a pack', '/episodes/voix/paquet.json', {}, {}],
  ['a request that saves an item', '/audio/voix.mp3', { [SAVING_HEADER]: '1' }, {}],
  ['a prefetch of a page', '/about?_rsc=a', { rsc: '1', 'next-router-prefetch': '1' }, {}],
  [
    'a prefetch of a page’s segment',
    '/about?_rsc=a',
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    {},
  ],
  [
    'a request to another origin',
    '/audio/voix.mp3',
    {},
    { origin: 'https://ailleurs.example' },
  ],
  ['a request that writes', '/about', {}, { method: 'POST', mode: 'navigate' }],
])('%s bypasses the worker', (_, path, fields, request) => {
  expect(kindOf(path, fields, request)).toBeNull();
});

it('the kind of a request is unknown as long as the kept items are not read', () => {
  expect(kindOf('/audio/autre.mp3', {}, { held: null })).toBe('unknown');
});

it('a kept size of a picture is served for its other sizes, and for no other picture', () => {
  for (const path of ['/covers/voix-96.avif', '/covers/voix-card-960.webp'])
    expect(fallbackPath(path, HELD)).toBe('/covers/voix-480.webp');
  expect(kindOf('/covers/autre-480.avif')).toBeNull();
  expect(fallbackPath('/buildings/mur/vue-960.avif', HELD)).toBe('/buildings/mur/vue-480.webp');
});

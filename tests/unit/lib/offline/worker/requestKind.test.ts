import { SAVING_HEADER } from '@/lib/offline/names';
import { fallbackPath, requestKindOf, type HeldItems } from '@/lib/offline/worker/requestKind';

const SITE = 'https://chroniques.example';
const HELD: HeldItems = {
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

const ask = (
  path: string,
  fields: Record<string, string> = {},
  { method = 'GET', mode = 'no-cors', held = HELD as HeldItems | null, origin = SITE } = {},
) =>
  requestKindOf({ method, mode, url: origin + path, headers: new Headers(fields) }, SITE, held);

it.each([
  ['/_next/static/chunks/a.js', 'asset'],
  ['/audio/voix.mp3', 'file'],
  ['/covers/voix-card-680.avif', 'file'],
  ['/quizz/quizz.json', 'data'],
])('%s is a %s', (path, kind) => {
  expect(ask(path)).toBe(kind);
});

it('a page is its document, or its payload for the router', () => {
  expect(ask('/about', {}, { mode: 'navigate' })).toBe('page');
  expect(ask('/about?_rsc=abc', { rsc: '1' }, { mode: 'cors' })).toBe('payload');
});

it('the router first checks by HEAD a page that it opens as a document', () => {
  expect(ask('/about', {}, { method: 'HEAD', mode: 'cors' })).toBe('page');
});

it.each([
  ['what is not kept', '/audio/autre.mp3', {}, {}],
  ['a script that the site has lost', '/_next/static/a.js', {}, { method: 'HEAD' }],
  ['the feed', '/feed.xml', {}, { mode: 'navigate' }],
  ['what others frame', '/embed/voix', {}, { mode: 'navigate' }],
  ['what answers now', '/api/feed/latest', {}, {}],
  ['the worker itself', '/sw.js', {}, {}],
  ['the list of a pack', '/episodes/voix/paquet.json', {}, {}],
  ['what is fetched to be kept', '/audio/voix.mp3', { [SAVING_HEADER]: '1' }, {}],
  ['a page in advance', '/about?_rsc=a', { rsc: '1', 'next-router-prefetch': '1' }, {}],
  [
    'a part of one in advance',
    '/about?_rsc=a',
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    {},
  ],
  ['another origin', '/audio/voix.mp3', {}, { origin: 'https://ailleurs.example' }],
  ['what writes', '/about', {}, { method: 'POST', mode: 'navigate' }],
])('%s bypasses the worker', (_, path, fields, more) => {
  expect(ask(path, fields, more)).toBeNull();
});

it('the kind is unknown as long as the kept items are', () => {
  expect(ask('/audio/autre.mp3', {}, { held: null })).toBe('unknown');
});

it('one rendering of a cover or of a still is served for all its sizes, and for no other picture', () => {
  for (const path of ['/covers/voix-96.avif', '/covers/voix-card-960.webp'])
    expect(fallbackPath(path, HELD)).toBe('/covers/voix-480.webp');
  expect(ask('/covers/autre-480.avif')).toBeNull();
  expect(fallbackPath('/buildings/mur/vue-960.avif', HELD)).toBe('/buildings/mur/vue-480.webp');
});

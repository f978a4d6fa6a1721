import { METHODS } from './addresses';
import { rawRequest } from '@/tests/fixtures/http/rawHttp';

/** Each is answered by the server itself or by Next at little cost: every form of each header is asked of each. */
const LIGHT_ADDRESSES = [
  ...['/audio/sample.mp3', '/og-default.jpg', '/icon.svg', '/robots.txt', '/outils', '/nope'],
  ...['/feed.xml', '/api/feed', '/api/feed/latest', '/tools.json', '/quizz/quizz.json'],
  ...['/embed/nope', '/api/oembed', '/_next/static/nope.js', '/.well-known/security.txt'],
];

const NUMBERS = [
  '',
  '0',
  '5',
  '720673',
  '720674',
  '99999999999999999999',
  '-1',
  'a',
  '1e3',
  ' 3 ',
];

const RANGES = NUMBERS.flatMap((first) =>
  NUMBERS.map((last) => `Range: bytes=${first}-${last}`),
).concat([
  'Range: bytes=0-0,5-9',
  'Range: bytes',
  'Range: x=0-1',
  `Range: bytes=${'0-1,'.repeat(900)}`,
]);

const CODINGS = ['br', 'gzip', 'identity', 'zstd', '*', 'x', ''].flatMap((name) =>
  ['', ';q=0', ';q=1', ';q=0.001', ';q=2', ';q=x', ';'].map(
    (weight) => `Accept-Encoding: ${name}${weight}`,
  ),
);

const ROUTER = [
  'Next-Router-State-Tree: %5B%22%22%5D',
  'Next-Router-State-Tree: %E0%A4%A',
  'Next-Router-State-Tree: ["",{},null,null,true]',
  'Next-Router-Prefetch: 1',
  'Next-Router-Prefetch: 2',
  'Next-Router-Segment-Prefetch: /_tree',
  'Next-Router-Segment-Prefetch: /../../x',
  'Next-Router-Segment-Prefetch: %00',
  'Next-Url: /nope',
  'Next-Url: http://evil.example/',
  'X-Nextjs-Data: 1',
  'X-Matched-Path: /episodes/[slug]',
  'X-Now-Route-Matches: 1=a',
  'X-Invoke-Path: /_error',
  'X-Invoke-Status: 500',
  'X-Middleware-Rewrite: /nope',
  'X-Prerender-Revalidate: x',
  'Next-Hmr-Refresh: 1',
];

/** 8 kB and less, of what a query string can hold. */
const QUERIES = [
  'q=a&'.repeat(2000),
  `q=${'a'.repeat(8000)}`,
  `q=${'%C3%A9'.repeat(1300)}`,
  `q=${'%'.repeat(4000)}`,
  '&'.repeat(8000),
  '='.repeat(8000),
  `${'a[]'.repeat(2500)}=1`,
  'page=-1',
  'page=1e9',
  'page=NaN&ordre=x&periode=__proto__',
  'constructor=1&__proto__[x]=1',
  't=-5',
  'url=http%3A%2F%2Fevil.example%2F&format=xml&maxwidth=-1',
  'url=/covers/a&w=0&q=101',
  '_rsc=x&_rsc=y',
];

const TAGS = ['*', '"x"', 'W/"x"', '"', 'x', '"x", "y"', '', '"x"W/', `"${'x'.repeat(7000)}"`];
const DATES = ['0', 'x', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Sat, 99 Foo 9999 99:99:99 GMT'];

const CONDITIONS = ['If-Match', 'If-None-Match', 'If-Range']
  .flatMap((name) => TAGS.map((tag) => `${name}: ${tag}`))
  .concat(
    ['If-Modified-Since', 'If-Unmodified-Since', 'If-Range'].flatMap((name) =>
      DATES.map((date) => `${name}: ${date}`),
    ),
  );

const VALUES = [
  '',
  '0',
  '-1',
  '1e9',
  'x',
  '%00',
  '%25',
  '..%2f..%2f',
  'http%3A%2F%2Fevil.example%2F',
];

/** The addresses that read what is in a query, each field with values that it was not made for. */
const FIELDS = ['url', 'w', 'q', 'format', 'maxwidth', 't', 'page'].flatMap((name) =>
  VALUES.flatMap((value) =>
    ['/_next/image', '/api/oembed', '/embed/nope'].map((path) => `${path}?${name}=${value}`),
  ),
);

/** On a connection of its own, which the server ends: the end of an answer without a length is seen at once. */
const request = (line: string, headers: readonly string[] = []): string =>
  rawRequest(line, [...headers, 'Connection: close']);

/** Thousands of requests that no well-made client sends, of every kind that has led a server astray. */
export const MANY: readonly string[] = [
  ...LIGHT_ADDRESSES.flatMap((path) =>
    RANGES.map((header) => request(`GET ${path}`, [header])),
  ),
  ...LIGHT_ADDRESSES.flatMap((path) =>
    CODINGS.map((header) => request(`HEAD ${path}`, [header])),
  ),
  ...LIGHT_ADDRESSES.flatMap((path) =>
    CODINGS.map((header) => request(`GET ${path}`, [header])),
  ),
  ...LIGHT_ADDRESSES.flatMap((path) =>
    ROUTER.flatMap((header) =>
      ['0', '1'].map((rsc) => request(`GET ${path}?_rsc=x`, [`RSC: ${rsc}`, header])),
    ),
  ),
  ...[
    '/',
    '/outils',
    '/_next/image',
    '/api/oembed',
    '/embed/nope',
    '/nope',
    '/feed.xml',
  ].flatMap((path) => QUERIES.map((query) => request(`GET ${path}?${query}`))),
  ...LIGHT_ADDRESSES.flatMap((path) =>
    CONDITIONS.map((header) => request(`GET ${path}`, [header, 'Range: bytes=0-0'])),
  ),
  ...FIELDS.map((path) => request(`GET ${path}`)),
  ...QUERIES.map((query) => request(`GET /episodes?${query}`)),
  ...LIGHT_ADDRESSES.flatMap((path) =>
    [...METHODS.slice(2), 'PROPFIND', 'LOCK', 'get', 'M-SEARCH'].map((method) =>
      request(`${method} ${path}`, ['Content-Length: 0']),
    ),
  ),
];

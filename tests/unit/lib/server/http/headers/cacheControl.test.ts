import { cacheControl } from '@/lib/server/http/headers/cacheControl.mjs';

const page = {
  status: 200,
  path: '/outils',
  isMixable: false,
  isLost: false,
  given: 's-maxage=31536000',
};
const MINUTES = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

it.each([
  ['a page: minutes, not a year', {}, MINUTES],
  [
    'a page made again each minute',
    { given: 's-maxage=60, stale-while-revalidate=9' },
    's-maxage=60, stale-while-revalidate=9',
  ],
  ['a page under the address of its data', { isMixable: true }, 'no-store'],
  ['a page made for a visitor', { given: 'private, no-store' }, 'private, no-store'],
  ['nothing there', { status: 404 }, 'public, max-age=0, s-maxage=60'],
  ['nothing there, said to the router', { isLost: true }, 'public, max-age=0, s-maxage=60'],
  [
    'nothing there, kept an hour by its handler',
    { status: 404, given: 'public, max-age=3600' },
    'public, max-age=0, s-maxage=60',
  ],
  ['a failure', { status: 500 }, 'no-store'],
  ['a refusal', { status: 400, given: 'public, max-age=3600' }, 'no-store'],
  ['a redirect', { status: 307, given: undefined }, 'no-store'],
  [
    'the feed',
    { given: 'public, max-age=60, s-maxage=900' },
    'public, max-age=60, s-maxage=900',
  ],
  [
    'the questions',
    { path: '/quizz/quizz.json', given: undefined },
    'public, max-age=86400, stale-while-revalidate=604800',
  ],
])('%s', (_, answered, expected) => {
  expect(cacheControl({ ...page, ...answered })).toBe(expected);
});

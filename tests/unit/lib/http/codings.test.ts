import { chooseCoding, tagIn } from '@/lib/http/codings';

it.each([
  [null, null],
  ['', null],
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'br'],
  ['identity', null],
  ['identity, br;q=0.5', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['zstd', null],
  ['é;q=x', null],
] as const)('the Accept-Encoding %s selects %s', (accepted, expected) => {
  expect(chooseCoding(accepted, ['br', 'gzip'])).toBe(expected);
});

it('an unavailable coding is never chosen', () => {
  expect(chooseCoding('br', [])).toBeNull();
  expect(chooseCoding('br', ['gzip'])).toBeNull();
});

it('each coding has its own entity tag', () => {
  expect(['br', 'gzip', null].map((coding) => tagIn('"a"', coding as 'br'))).toEqual([
    '"a-br"',
    '"a-gzip"',
    '"a"',
  ]);
});

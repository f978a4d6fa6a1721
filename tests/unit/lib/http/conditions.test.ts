import { evaluateConditions, holdsIfRange } from '@/lib/http/conditions';

const lastModified = Date.UTC(2026, 0, 2, 3, 4, 5) / 1000;
const representation = { etag: '"abc"', lastModified };
const modified = 'Fri, 02 Jan 2026 03:04:05 GMT';
const beforeModified = 'Fri, 02 Jan 2026 03:04:04 GMT';

it.each([
  [200, 'no condition is set', {}],
  [304, 'If-None-Match has the tag', { 'if-none-match': '"abc"' }],
  [304, 'If-None-Match has the tag as weak', { 'if-none-match': 'W/"abc"' }],
  [304, 'If-None-Match has the tag of a compressed copy', { 'if-none-match': '"abc-br"' }],
  [304, 'If-None-Match has the tag among others', { 'if-none-match': '"x", "abc"' }],
  [304, 'If-None-Match has an asterisk', { 'if-none-match': '*' }],
  [200, 'If-None-Match has another tag', { 'if-none-match': '"abcd"' }],
  [200, 'If-None-Match has the tag without quotes', { 'if-none-match': 'abc' }],
  [304, 'If-Modified-Since has the date', { 'if-modified-since': modified }],
  [200, 'If-Modified-Since has an earlier date', { 'if-modified-since': beforeModified }],
  [200, 'If-Modified-Since has no valid date', { 'if-modified-since': '1' }],
  [
    304,
    'If-Modified-Since has the date in asctime’s format',
    { 'if-modified-since': 'Fri Jan  2 03:04:05 2026' },
  ],
  [
    200,
    'another tag precedes the date',
    { 'if-none-match': '"x"', 'if-modified-since': modified },
  ],
  [200, 'If-Match has the tag', { 'if-match': '"abc"' }],
  [200, 'If-Match has an asterisk', { 'if-match': '*' }],
  [412, 'If-Match has another tag', { 'if-match': '"x"' }],
  [412, 'If-Match has the tag as weak', { 'if-match': 'W/"abc"' }],
  [412, 'If-Unmodified-Since has an earlier date', { 'if-unmodified-since': beforeModified }],
  [200, 'If-Unmodified-Since has the date', { 'if-unmodified-since': modified }],
  [
    412,
    'If-Match fails, whatever If-None-Match',
    { 'if-match': '"x"', 'if-none-match': '"abc"' },
  ],
])('the status is %i when %s', (status, _, headers) => {
  expect(evaluateConditions(new Headers(headers), representation)).toBe(status);
});

it.each([
  [true, undefined],
  [true, '"abc"'],
  [false, 'W/"abc"'],
  [false, '"x"'],
  [true, modified],
  [false, beforeModified],
  [false, 'Sat, 03 Jan 2026 03:04:05 GMT'],
  [false, 'yesterday'],
])('a range is honoured: %s, with If-Range: %s', (expected, value) => {
  expect(
    holdsIfRange(new Headers(value === undefined ? {} : { 'If-Range': value }), representation),
  ).toBe(expected);
});

import { evaluateConditions, holdsIfRange } from '@/lib/http/conditions';

const lastModified = Date.UTC(2026, 0, 2, 3, 4, 5) / 1000;
const stored = { etag: '"abc"', lastModified };
const modified = 'Fri, 02 Jan 2026 03:04:05 GMT';
const earlier = 'Fri, 02 Jan 2026 03:04:04 GMT';

it.each([
  [200, 'nothing is asked', {}],
  [304, 'it has the tag', { 'if-none-match': '"abc"' }],
  [304, 'it has the tag, weakly', { 'if-none-match': 'W/"abc"' }],
  [304, 'it has the tag of a compressed copy', { 'if-none-match': '"abc-br"' }],
  [304, 'it has the tag among others', { 'if-none-match': '"x", "abc"' }],
  [304, 'it has any', { 'if-none-match': '*' }],
  [200, 'it has another tag', { 'if-none-match': '"abcd"' }],
  [200, 'a tag has lost its quotes', { 'if-none-match': 'abc' }],
  [304, 'it has it since', { 'if-modified-since': modified }],
  [200, 'it is newer', { 'if-modified-since': earlier }],
  [200, 'the date is none', { 'if-modified-since': '1' }],
  [304, 'the date is in the form of C', { 'if-modified-since': 'Fri Jan  2 03:04:05 2026' }],
  [200, 'a tag comes before a date', { 'if-none-match': '"x"', 'if-modified-since': modified }],
  [200, 'it wants this one', { 'if-match': '"abc"' }],
  [200, 'it wants any', { 'if-match': '*' }],
  [412, 'it wants another', { 'if-match': '"x"' }],
  [412, 'it wants this one weakly', { 'if-match': 'W/"abc"' }],
  [412, 'it wants it unchanged since before', { 'if-unmodified-since': earlier }],
  [200, 'it wants it unchanged since then', { 'if-unmodified-since': modified }],
  [412, 'both speak', { 'if-match': '"x"', 'if-none-match': '"abc"' }],
])('the status is %i when %s', (status, _, headers) => {
  expect(evaluateConditions(new Headers(headers), stored)).toBe(status);
});

it.each([
  [true, undefined],
  [true, '"abc"'],
  [false, 'W/"abc"'],
  [false, '"x"'],
  [true, modified],
  [false, earlier],
  [false, 'Sat, 03 Jan 2026 03:04:05 GMT'],
  [false, 'yesterday'],
])('a range is honoured: %s, with If-Range: %s', (expected, value) => {
  expect(
    holdsIfRange(new Headers(value === undefined ? {} : { 'If-Range': value }), stored),
  ).toBe(expected);
});

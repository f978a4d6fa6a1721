// @ts-check

/** What the router of the browser sends with a request for the data of a page, and no one with any other. */
const ROUTER = [
  'rsc',
  'next-url',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
];

/** What Next compares with the representation that it is about to send, be it a 404: the front does so instead. */
const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

/**
 * Takes out of a request what would make Next answer otherwise than its address says. Only `rsc: 1` asks for the
 * data of a page; any other value made a page that caches must not keep.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers changed in place
 * @returns {boolean} whether the request is for the data of a page
 */
export function dropMisleadingHeaders(headers) {
  const isRsc = headers.rsc === '1';
  for (const name of [...CONDITIONS, 'next-action', ...(isRsc ? [] : ROUTER)]) {
    delete headers[name];
  }
  return isRsc;
}

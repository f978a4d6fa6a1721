/** A form of the `Range` header and its correct response (RFC 9110 §14.1.2, §14.2); `end` is inclusive. */
export interface RangeForm {
  /** The header, with `n` for the file's size. */
  readonly name: string;
  readonly header: string;
  readonly status: 200 | 206 | 416;
  readonly start: number;
  readonly end: number;
}

/** Lists the twelve forms for a file of `n` bytes. Malformed and multiple ranges are ignored. */
export const rangeForms = (n: number): readonly RangeForm[] => [
  { name: 'bytes=0-0', header: 'bytes=0-0', status: 206, start: 0, end: 0 },
  { name: 'bytes=100-', header: 'bytes=100-', status: 206, start: 100, end: n - 1 },
  { name: 'bytes=-100', header: 'bytes=-100', status: 206, start: n - 100, end: n - 1 },
  { name: 'bytes=-n+1', header: `bytes=-${n + 1}`, status: 206, start: 0, end: n - 1 },
  { name: 'bytes=10-n+10', header: `bytes=10-${n + 10}`, status: 206, start: 10, end: n - 1 },
  { name: 'bytes=n-', header: `bytes=${n}-`, status: 416, start: 0, end: -1 },
  { name: 'bytes=-0', header: 'bytes=-0', status: 416, start: 0, end: -1 },
  { name: 'bytes=9-0', header: 'bytes=9-0', status: 200, start: 0, end: n - 1 },
  { name: 'bytes=0-0,2-2', header: 'bytes=0-0,2-2', status: 200, start: 0, end: n - 1 },
  { name: 'bytes=a-b', header: 'bytes=a-b', status: 200, start: 0, end: n - 1 },
  { name: 'bytes=', header: 'bytes=', status: 200, start: 0, end: n - 1 },
  { name: 'lines=0-1', header: 'lines=0-1', status: 200, start: 0, end: n - 1 },
];

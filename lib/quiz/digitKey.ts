interface Key {
  readonly key: string;
  readonly code: string;
}

/**
 * Maps a key to the rank (from 0) of an answer; null for any other key. On French keyboards the digits of the
 * upper row are typed with Shift: `code` alone is enough.
 */
export function rankOfKey({ key, code }: Key): number | null {
  const [, digit] = /^([1-9])$/.exec(key) ?? /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit) - 1;
}

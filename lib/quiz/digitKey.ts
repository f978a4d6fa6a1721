interface Key {
  readonly key: string;
  readonly code: string;
}

/**
 * The rank (from 0) of the answer that a key stands for; null for any other key. On French keyboards the digits
 * of the upper row are typed with Shift: the key alone is enough.
 */
export function rankOfKey({ key, code }: Key): number | null {
  const [, digit] = /^([1-9])$/.exec(key) ?? /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit) - 1;
}

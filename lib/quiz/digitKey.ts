interface KeyPress {
  readonly key: string;
  readonly code: string;
}

/**
 * Maps a key to the index of an answer, from 0; null for other keys. `code` is read besides `key`, because the digits
 * of a French keyboard's upper row need Shift.
 */
export function rankOfKey({ key, code }: KeyPress): number | null {
  const [, digit] = /^([1-9])$/.exec(key) ?? /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit) - 1;
}

/** Guards and decoders for untrusted data (responses, storage), by hand: a schema library would outweigh the player. */

/** Narrows an unknown value to a record. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the fields of an object; no fields for another value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Narrows a value to a non-empty text; null for another value. */
export const textOf = (value: unknown): string | null =>
  isText(value) && value !== '' ? value : null;

/** Tells whether a value is a number within inclusive bounds; not for NaN or text. */
export const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** Tells whether a value is an array whose items all pass a guard. */
export const isListOf = <T>(
  value: unknown,
  isMember: (item: unknown) => item is T,
): value is readonly T[] => Array.isArray(value) && value.every(isMember);

/** Decodes an array, item by item; null when an item is invalid. */
export function listOf<T>(value: unknown, decode: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.flatMap((item: unknown) => decode(item) ?? []);
  return items.length === value.length ? items : null;
}

/** Parses JSON; null for no text or malformed JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

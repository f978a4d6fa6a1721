/**
 * Guards and decoders for what comes from outside a page (an answer, a storage), by hand: a schema library would weigh
 * more than the player.
 */

/** Narrows an unknown value to a record. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the fields of a value; none where it is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Narrows a value to a text of at least one character; null for anything else. */
export const textOf = (value: unknown): string | null =>
  isText(value) && value !== '' ? value : null;

/** Tells whether a value is a number within bounds, both included; not for NaN or text. */
export const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Tells whether a value is an array of which each member passes a guard. */
export const isListOf = <T>(
  value: unknown,
  isMember: (item: unknown) => item is T,
): value is readonly T[] => Array.isArray(value) && value.every(isMember);

/** Decodes an array, member by member; null when one cannot be decoded. */
export function listOf<T>(value: unknown, decode: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.flatMap((item: unknown) => decode(item) ?? []);
  return items.length === value.length ? items : null;
}

/** Parses JSON; null where there is no text or it is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

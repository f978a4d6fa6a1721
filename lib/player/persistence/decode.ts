/** Narrows an unknown value to a record. Guards are written by hand: a schema library would outweigh the player. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Tells whether a value is a number within inclusive bounds; not for NaN or text. */
export const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Guards for what comes from outside, by hand: a schema library would weigh more than the player. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Tells whether a value is a number within bounds, both included; NaN and text are not. */
export const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

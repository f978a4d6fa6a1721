/**
 * How many entries of the history lie between the one shown and the map that its places were opened from: closing
 * goes back to it, and leaves nothing behind. Kept in the entry's own state, beside what the router keeps there.
 */
const KEY = 'placesOpened';

/** 1 for the first place opened from the map, null where it is not known: a place that a link led to. */
export function readDepth(): number | null {
  const state: unknown = window.history.state;
  const isKept = typeof state === 'object' && state !== null && KEY in state;
  return isKept && typeof state[KEY] === 'number' ? state[KEY] : null;
}

/** Writes the depth of the entry shown. */
export function writeDepth(depth: number): void {
  window.history.replaceState({ ...window.history.state, [KEY]: depth }, '');
}

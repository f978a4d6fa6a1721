/**
 * Key in `history.state`, beside the router's own: the number of entries between the current one and the map from
 * which places were opened. Closing a place goes back by that number.
 */
const DEPTH_KEY = 'placesOpened';

/**
 * Reads the depth of the current entry: 1 for the first place opened from the map; null when
 * unknown, as after an external link.
 */
export function readDepth(): number | null {
  const state: unknown = window.history.state;
  const hasDepth = typeof state === 'object' && state !== null && DEPTH_KEY in state;
  return hasDepth && typeof state[DEPTH_KEY] === 'number' ? state[DEPTH_KEY] : null;
}

/** Writes the depth of the current entry into `history.state`, beside the router's own keys. */
export function writeDepth(depth: number): void {
  window.history.replaceState({ ...window.history.state, [DEPTH_KEY]: depth }, '');
}

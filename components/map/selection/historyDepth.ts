/**
 * Key in `history.state`, beside the router's own: the number of entries between the current one and the map from
 * which places were opened. Closing goes back that far, and leaves no entries behind.
 */
const KEY = 'placesOpened';

/**
 * Reads the depth of the current entry: 1 for the first place opened from the map; null when
 * unknown, as after an external link.
 */
export function readDepth(): number | null {
  const state: unknown = window.history.state;
  const hasDepth = typeof state === 'object' && state !== null && KEY in state;
  return hasDepth && typeof state[KEY] === 'number' ? state[KEY] : null;
}

/** Writes the depth of the current entry into `history.state`, beside the router's own keys. */
export function writeDepth(depth: number): void {
  window.history.replaceState({ ...window.history.state, [KEY]: depth }, '');
}

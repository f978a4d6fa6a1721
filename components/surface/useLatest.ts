import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable getter of the value last rendered, for callbacks of frames, observers and gestures. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}

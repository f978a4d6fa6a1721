import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable getter of the value last rendered, for callbacks of frames, observers and gestures. */
export function useLatest<T>(value: T): () => T {
  const latestValue = useRef(value);
  useLayoutEffect(() => {
    latestValue.current = value;
  });
  return useCallback(() => latestValue.current, []);
}

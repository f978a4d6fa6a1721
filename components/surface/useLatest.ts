import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a getter of the value last rendered, the same at each rendering: for frames, observers and gestures. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}

import 'server-only';
import { cache } from 'react';

/** Values already read, by the root of the site and the argument of the reader. */
export type Kept<T> = Map<string, { readonly value: T }>;

/**
 * Memoizes a reader of `content/` or `public/`. In production each value is read once per process, since the files do
 * not change; in development once per request, so that edits show at once. Errors are not memoized.
 * @param read reader whose argument, if any, is an id of content, which bounds the number of values
 * @param keptBy returns the map of values; by default each bundle has a map of its own
 */
export function readOnce<A extends readonly [] | readonly [string], T>(
  read: (...name: A) => T,
  keptBy: () => Kept<T> = keptByBundle(),
): (...name: A) => T {
  const readForRequest = cache(read);
  return (...name) => {
    if (process.env.NODE_ENV === 'development') return readForRequest(...name);
    // Tests change the working directory: it is a part of the key.
    const key = `${process.cwd()}\n${name[0] ?? ''}`;
    const kept = keptBy();
    const known = kept.get(key) ?? { value: read(...name) };
    kept.set(key, known);
    return known.value;
  };
}

function keptByBundle<T>(): () => Kept<T> {
  const kept: Kept<T> = new Map();
  return () => kept;
}

import 'server-only';
import { cache } from 'react';

/** Values already read, by the root of the site and the argument of the reader. */
export type ValueMap<T> = Map<string, { readonly value: T }>;

/**
 * Memoizes a reader of `content/` or `public/`. In production each value is read once per process, since the files do
 * not change; in development once per request, so that edits show at once. Errors are not memoized.
 * @param reader reader whose argument, if any, is an id of content, which bounds the number of values
 * @param mapOf returns the map of values; by default each bundle has a map of its own
 */
export function readOnce<A extends readonly [] | readonly [string], T>(
  reader: (...name: A) => T,
  mapOf: () => ValueMap<T> = mapOfBundle(),
): (...name: A) => T {
  const readForRequest = cache(reader);
  return (...name) => {
    if (process.env.NODE_ENV === 'development') return readForRequest(...name);
    // Tests change the working directory: the directory is a part of the key.
    const key = `${process.cwd()}\n${name[0] ?? ''}`;
    const values = mapOf();
    const entry = values.get(key) ?? { value: reader(...name) };
    values.set(key, entry);
    return entry.value;
  };
}

function mapOfBundle<T>(): () => ValueMap<T> {
  const values: ValueMap<T> = new Map();
  return () => values;
}

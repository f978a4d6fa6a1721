import 'server-only';
import { cache } from 'react';

/** What has been read, by the root of the site and the name that was given. */
export type Kept<T> = Map<string, { readonly value: T }>;

/**
 * Memoises a reader of `content/` or `public/`, whose files do not change while a built site runs: they are read and
 * decoded once for the whole process, not for each request. While the site is worked on, once for each request: what
 * its author writes is seen at once. An error is never kept.
 * @param read Its argument, if it has one, names something of content, so that there are as many as content has.
 * @param keptBy Where it is kept: by each bundle, unless they have a map in common.
 */
export function readOnce<A extends readonly [] | readonly [string], T>(
  read: (...name: A) => T,
  keptBy: () => Kept<T> = own(),
): (...name: A) => T {
  const readForRequest = cache(read);
  return (...name) => {
    if (process.env.NODE_ENV === 'development') return readForRequest(...name);
    // Tests read several roots, one process after the other.
    const key = `${process.cwd()}\n${name[0] ?? ''}`;
    const kept = keptBy();
    const known = kept.get(key) ?? { value: read(...name) };
    kept.set(key, known);
    return known.value;
  };
}

function own<T>(): () => Kept<T> {
  const kept: Kept<T> = new Map();
  return () => kept;
}

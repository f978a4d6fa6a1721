import { SAVING_HEADER } from '@/lib/offline/names';

/** The fields of a request that select its answer. */
export interface RequestFields {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: Headers;
}

/** Kept items by path; null before the starting worker has read the caches. */
export interface KeptItems {
  /** Build of the kept pages; null without kept pages. */
  readonly build: string | null;
  /** Cache key of each file. */
  readonly files: ReadonlyMap<string, string>;
  /** Announced size of each file in bytes, by path and query. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Paths of pages' data: the quiz's questions, an episode's track context. */
  readonly data: ReadonlySet<string>;
}

/**
 * Kind of answer for a request: a script or style of a build, a page's payload, its document, its data, a file;
 * 'unknown' before the kept items are read, and null for a request that the worker ignores.
 */
export type RequestKind = 'asset' | 'payload' | 'page' | 'data' | 'file' | 'unknown' | null;

/** Paths that are always answered by the network. */
const NETWORK_ONLY = /^\/(?:api|embed|feed\.xml|sw\.js|partage)(?:\/|$)|\/paquet\.json$/;

/** Classifies a request. A path that is not kept is left to the network. */
export function requestKindOf(
  { method, mode, url, headers }: RequestFields,
  origin: string,
  held: KeptItems | null,
): RequestKind {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (requestOrigin !== origin || NETWORK_ONLY.test(pathname) || headers.has(SAVING_HEADER))
    return null;
  // The router checks by HEAD whether a page exists before it loads the document.
  if (method === 'HEAD') return pathname.startsWith('/_next/') ? null : 'page';
  if (method !== 'GET') return null;
  if (pathname.startsWith('/_next/static/')) return 'asset';
  if (headers.get('rsc') === '1') return isPrefetch(headers) ? null : 'payload';
  if (mode === 'navigate') return 'page';
  if (held === null) return 'unknown';
  if (held.files.has(fallbackPath(pathname, held))) return 'file';
  return held.data.has(pathname) ? 'data' : null;
}

/** Tells whether a request is a prefetch, which may fail silently. */
const isPrefetch = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');

/** A rendering of a cover, or of a still of a building, in one size and format. */
const RENDERING = /^(\/(?:covers|buildings)\/.+?)(?:-card)?-\d+\.\w+$/;

/** Returns the path of the kept file for a request: one rendering of a picture is served for all its sizes. */
export function fallbackPath(path: string, { files }: KeptItems): string {
  if (files.has(path)) return path;
  const [, picture] = RENDERING.exec(path) ?? [];
  return picture === undefined ? path : `${picture}-480.webp`;
}

import { SAVING_HEADER } from '@/lib/offline/names';

/** What of a request decides who answers it. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: Headers;
}

/** What is kept, by path; null as long as the worker, just awake, has not read it. */
export interface Held {
  /** The key of each file. */
  readonly files: ReadonlyMap<string, string>;
  /** The bytes that the register announces of each file, by its path and query. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Paths of the data of pages: the quiz's questions, an episode's track context. */
  readonly data: ReadonlySet<string>;
}

/**
 * What a request wants: a script or style of a build, the payload of a page, its document, its data, a file; 'unknown'
 * when only what is kept would tell, and null when it is none of the worker's business.
 */
export type Wanted = 'build' | 'payload' | 'page' | 'data' | 'file' | 'unknown' | null;

/** Answers that must be of now. */
const LIVE = /^\/(?:api|embed|feed\.xml|sw\.js|partage)(?:\/|$)|\/paquet\.json$/;

/** Says what a request wants. A path that is not kept passes beside the worker, as if there were none. */
export function wantedOf(
  { method, mode, url, headers }: Asked,
  origin: string,
  held: Held | null,
): Wanted {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || LIVE.test(pathname) || headers.has(SAVING_HEADER)) return null;
  // A page that is to be opened anew is asked for first, to know whether it is there.
  if (method === 'HEAD') return pathname.startsWith('/_next/') ? null : 'page';
  if (method !== 'GET') return null;
  if (pathname.startsWith('/_next/static/')) return 'build';
  if (headers.get('rsc') === '1') return isPrefetch(headers) ? null : 'payload';
  if (mode === 'navigate') return 'page';
  if (held === null) return 'unknown';
  if (held.files.has(standIn(pathname, held))) return 'file';
  return held.data.has(pathname) ? 'data' : null;
}

/** What is fetched before anyone asks for it may fail in silence. */
const isPrefetch = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');

/** A rendering of a cover, in one of its sizes and formats. */
const COVER = /^(\/covers\/.+?)(?:-card)?-\d+\.\w+$/;

/**
 * Returns the path of the file kept in place of another: one rendering of a cover serves all sizes that pages
 * request.
 */
export function standIn(path: string, { files }: Held): string {
  if (files.has(path)) return path;
  const [, cover] = COVER.exec(path) ?? [];
  return cover === undefined ? path : `${cover}-480.webp`;
}

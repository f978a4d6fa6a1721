/**
 * `Cache-Control` (RFC 9111 §5.2, RFC 5861) of an answer that no cache keeps: a refusal, a failure, a page for one
 * request.
 */
export const NO_STORE = 'no-store';

/** `Cache-Control` of a file whose name is a hash of its bytes. */
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** `Cache-Control` of a file that an owner may replace. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `Cache-Control` of a page: a browser revalidates at each visit, a shared cache after five minutes, since no
 * deployment notifies the cache.
 */
export const PAGE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** `Cache-Control` of a 404: a minute only, because an episode may be published at the address at any time. */
export const NOT_FOUND = 'public, max-age=0, s-maxage=60';

/** Folders whose addresses hold pictures and sounds, whether files or answers of a route. */
const MEDIA_FOLDERS = /^\/(?:assets|audio|covers|icons|maps|partage|quizz|tools)\//;

/** Returns the `Cache-Control` of the file at an address. */
export const fileCacheControl = (path: string): string =>
  path.startsWith('/_next/static/') ? ONE_YEAR : ONE_DAY;

/** Returns the `Cache-Control` of a route's answer that the build has stored. */
export const builtCacheControl = (path: string): string =>
  MEDIA_FOLDERS.test(path) ? ONE_DAY : PAGE;

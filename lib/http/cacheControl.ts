/** How long an answer may be kept, as values of `Cache-Control` (RFC 9111 §5.2, RFC 5861). */

/** For an answer that no cache keeps: a refusal, a failure, a page that is made for one request. */
export const NEVER = 'no-store';

/** For a file whose name is a hash of its bytes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** For a file that an owner may replace. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** For a page: a browser asks each time; a shared cache, which a deployment must not outlive, every five minutes. */
export const PAGE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** For the answer that nothing is at an address, where something may be published at any minute. */
export const LOST = 'public, max-age=0, s-maxage=60';

/** Folders whose addresses hold pictures and sounds, be they files or answers of a route. */
const FOLDERS = /^\/(?:assets|audio|covers|icons|maps|partage|quizz|tools)\//;

/** Returns how long the file at an address may be kept. */
export const fileCacheControl = (path: string): string =>
  path.startsWith('/_next/static/') ? FOREVER : ONE_DAY;

/** Returns how long an answer that a route gave when the site was built may be kept. */
export const builtCacheControl = (path: string): string =>
  FOLDERS.test(path) ? ONE_DAY : PAGE;

// @ts-check

/**
 * What decides how long an answer may be kept.
 * @typedef {object} Answered
 * @property {number} status
 * @property {string} path
 * @property {boolean} isMixable whether it is a page under the address at which the router asks for its data
 * @property {boolean} isLost whether it says that nothing is there
 * @property {string | undefined} given what the page or handler says of itself
 */

export const NEVER = 'no-store';
const FOREVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** A page: a browser asks each time; a shared cache, which a deployment must not outlive, every five minutes. */
const PAGE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
const PAGE_SECONDS = 300;

/** What is not there may be published at any minute. */
const LOST = 'public, max-age=0, s-maxage=60';

const FOLDERS = /^\/(?:assets|audio|covers|icons|maps|partage|quizz|tools)\//;

/**
 * The `Cache-Control` of an answer of Next. Its own is a year in shared caches for whatever was made at build, which
 * outlives the scripts that a page asks for.
 *
 * @param {Answered} answer
 * @returns {string}
 */
export function cacheControl({ status, path, isMixable, isLost, given }) {
  if (status >= 300 && status < 400) return given ?? NEVER;
  if (status === 404 || isLost) return LOST;
  if (status >= 400 || isMixable) return NEVER;
  if (given !== undefined && /no-store|private/.test(given)) return given;
  if (FOLDERS.test(path)) return ONE_DAY;
  if (given === undefined) return PAGE;
  return outlivesDeployments(given) ? PAGE : given;
}

/** Says whether only shared caches may keep it, and for longer than a page. @param {string} given */
const outlivesDeployments = (given) =>
  !given.includes('max-age=') && Number(/s-maxage=(\d+)/.exec(given)?.[1] ?? 0) > PAGE_SECONDS;

/**
 * The `Cache-Control` of a file of `public/`, or of the build, whose names are hashes of what is in them.
 *
 * @param {boolean} isHashed
 */
export const fileCacheControl = (isHashed) => (isHashed ? FOREVER : ONE_DAY);

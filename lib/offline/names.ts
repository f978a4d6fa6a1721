/**
 * Names what the browser holds for reading without a network, so that the page that saves and the worker that
 * answers agree.
 */

/** The cache of what has the same bytes from build to build: sounds, covers, pictures of maps. */
export const FILES_CACHE = 'emporter-fichiers';

/** The cache of the list of what is kept. */
export const REGISTER_CACHE = 'emporter-registre';
export const REGISTER_ADDRESS = '/hors-ligne/registre.json';

/** Builds the name of a build's shelf, the cache of its pages and scripts. */
export const shelfName = (build: string): string => SHELF + build;
const SHELF = 'emporter-pages-';

/** Parses the build out of a shelf's name; null for another cache. */
export const buildOfShelf = (name: string): string | null =>
  name.startsWith(SHELF) ? name.slice(SHELF.length) : null;

/** What a shelf holds once nothing is missing from it: until then no document is taken from there. */
export const COMPLETE_ADDRESS = '/hors-ligne/complet';

/** The page that lists what is kept; it stands in for those that are not. */
export const OFFLINE_PATH = '/hors-ligne' as const;

export const WORKER_ADDRESS = '/sw.js';

/**
 * Builds the cache key of a page's payload (React Server Components): the address at which Next serves it without
 * a redirect.
 */
export const payloadKey = (path: string): string => `${path}?_rsc`;

/** Builds the cache key of a file: its address and the hash of its bytes, so that two versions may coexist. */
export const fileKey = (address: string, hash: string): string =>
  `${address}?empreinte=${hash}`;

/** Marks a request that is made to keep its answer: the worker, which would give what is kept, lets it pass. */
export const SAVING_HEADER = 'x-emporter';

/** Locks that tabs hold among themselves (Web Locks API). */
export const LOCKS = {
  /** Whoever saves, deletes or puts in order. */
  save: 'emporter',
  /** Held as long as this episode is being fetched. */
  episode: (slug: string): string => `emporter-episode-${slug}`,
  /** Shared by the tabs in which something plays. */
  playing: 'emporter-lecture',
  /** Shared by the tabs whose document is of this build. */
  build: (build: string): string => `emporter-construction-${build}`,
} as const;

/** What a page says to the worker, and the worker to a page. */
export const MESSAGES = {
  /** The worker reads anew what is held. */
  reread: 'relire',
  /** A waiting worker takes over. */
  takeOver: 'prendre',
  /** The worker asks a page for its build, on the port that comes with it. */
  build: 'construction',
} as const;

/** Names of the offline storage, shared by pages and service worker. */
import { isPageSlug } from '@/lib/offline/pack';

/** Cache of files that survive builds: audio, covers, pictures of maps. */
export const FILES_CACHE = 'emporter-fichiers';

/** Cache of the register, the list of kept packs. */
export const REGISTER_CACHE = 'emporter-registre';
export const REGISTER_ADDRESS = '/hors-ligne/registre.json';

/** Builds the name of a build's shelf, the cache of its pages and scripts. */
export const shelfName = (build: string): string => SHELF_PREFIX + build;
const SHELF_PREFIX = 'emporter-pages-';

/** Parses the build out of a shelf's name; null for another cache. */
export const buildOfShelf = (name: string): string | null =>
  name.startsWith(SHELF_PREFIX) ? name.slice(SHELF_PREFIX.length) : null;

/** Entry of a complete shelf: a shelf without this entry serves no document. */
export const COMPLETE_ADDRESS = '/hors-ligne/complet';

/** Path of the page that lists the kept episodes; the page replaces pages that are not kept. */
export const OFFLINE_PATH = '/hors-ligne' as const;

export const WORKER_ADDRESS = '/sw.js';

/** Builds the cache key of a page's RSC payload: the address at which Next serves the payload without a redirect. */
export const payloadKey = (path: string): string => `${path}?_rsc`;

/** Builds the cache key of a file: its address and the hash of its bytes, so that two versions can coexist. */
export const fileKey = (address: string, hash: string): string =>
  `${address}?empreinte=${hash}`;

/** Builds the address of a subject's pack: by the slug of an episode, by the path of another page. */
export const packAddress = (slug: string): string =>
  isPageSlug(slug)
    ? `/${slug}/paquet.json`
    : `/episodes/${encodeURIComponent(slug)}/paquet.json`;

/** Header of requests whose response is stored; the service worker passes such requests to the network. */
export const SAVING_HEADER = 'x-emporter';

/** Names of the locks between tabs (Web Locks API). */
export const LOCKS = {
  /** Exclusive lock for saving, deleting and cleaning. */
  save: 'emporter',
  /** Returns the lock held while a subject is being fetched; the name is that of earlier builds. */
  subject: (slug: string): string => `emporter-episode-${slug}`,
  /** Shared by the tabs that are playing. */
  playing: 'emporter-lecture',
  /** Returns the lock shared by the tabs whose document is of a build. */
  build: (build: string): string => `emporter-construction-${build}`,
} as const;

/** Messages between pages and the service worker. */
export const MESSAGES = {
  /** Asks the worker to read the caches again. */
  reread: 'relire',
  /** Asks a waiting worker to activate. */
  takeOver: 'prendre',
  /** Asks a page for its build, on the attached port. */
  build: 'construction',
} as const;

import { absolute } from '@/lib/rss/buildItem';

/**
 * Builds the `@id` of the podcast: a site address with a fragment, equal on every page, so that descriptions of one
 * subject join. In all of these functions `origin` has no trailing slash and `path` is an address of the site.
 */
export const podcastId = (origin: string): string => `${origin}/#podcast`;
export const websiteId = (origin: string): string => `${origin}/#site`;
export const publisherId = (origin: string): string => `${origin}/#editeur`;
export const episodeId = (origin: string, path: string): string => `${origin}${path}#episode`;
export const personId = (origin: string, path: string): string => `${origin}${path}#personne`;
export const placeId = (origin: string, path: string): string => `${origin}${path}#lieu`;
export const mapId = (origin: string, path: string): string => `${origin}${path}#carte`;

export const pathId = (origin: string, id: string): string =>
  `${origin}/parcours/${id}#parcours`;

/** Builds the canonical address of a page: the origin alone for the home page. */
export const pageAddress = (origin: string, path: string): string =>
  path === '/' ? origin : absolute(path, origin);

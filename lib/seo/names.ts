import { absolute } from '@/lib/rss/buildItem';

/**
 * What the described things are called, the same on every page: an address of the site and a fragment, so that
 * two pages that speak of one thing say so. `origin` is without a trailing slash, `path` an address of the site.
 */
export const podcastId = (origin: string): string => `${origin}/#podcast`;
export const websiteId = (origin: string): string => `${origin}/#site`;
export const publisherId = (origin: string): string => `${origin}/#editeur`;
export const episodeName = (origin: string, path: string): string => `${origin}${path}#episode`;
export const personName = (origin: string, path: string): string => `${origin}${path}#personne`;
export const placeName = (origin: string, path: string): string => `${origin}${path}#lieu`;

/** The address of a page as search engines are told it everywhere: the origin alone for the home page. */
export const pageAddress = (origin: string, path: string): string =>
  path === '/' ? origin : absolute(path, origin);

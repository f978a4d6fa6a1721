import 'server-only';
import type { Site } from '@/lib/site/site';
import { readVariable } from '@/lib/server/variables.mjs';

/**
 * The site's own origin, without a trailing slash, from `SITE_URL`.
 * @throws Error when `SITE_URL` is not an http(s) address.
 */
export const siteOrigin = (): string => new URL(readVariable('SITE_URL')).origin;

/** Reads the address of the upstream podcast feed: `PODCAST_FEED_URL`, else the one that content/site.json gives, else null. */
export const upstreamFeedUrl = ({ feedUrl }: Pick<Site, 'feedUrl'>): string | null =>
  readVariable('PODCAST_FEED_URL') || feedUrl;

/** How long a copy of the feed is fresh, in seconds: `FEED_TTL_SECONDS`. */
export const feedTtlSeconds = (): number => readVariable('FEED_TTL_SECONDS');

/** Whether the owner has turned « Emporter » off (`OFFLINE=off`): the service worker is then retired. */
export const isKeepingOff = (): boolean => readVariable('OFFLINE') === 'off';

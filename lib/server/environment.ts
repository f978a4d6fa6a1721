import 'server-only';
import type { Site } from '@/lib/site/site';
import { readVariable } from '@/lib/server/variables.mjs';

/**
 * Reads the site's own origin, without trailing slash, from `SITE_URL`.
 * @throws Error when `SITE_URL` is not an http(s) address.
 */
export const siteOrigin = (): string => new URL(readVariable('SITE_URL')).origin;

/** Reads the address of the upstream feed: `PODCAST_FEED_URL`, else `feedUrl` of content/site.json, else null. */
export const upstreamFeedUrl = ({ feedUrl }: Pick<Site, 'feedUrl'>): string | null =>
  readVariable('PODCAST_FEED_URL') || feedUrl;

/** Reads `FEED_TTL_SECONDS`: for how many seconds a copy of the feed is fresh. */
export const feedTtlSeconds = (): number => readVariable('FEED_TTL_SECONDS');

/** Tells whether the owner has turned « Emporter » off (`OFFLINE=off`), which retires the service worker. */
export const isOfflineOff = (): boolean => readVariable('OFFLINE') === 'off';

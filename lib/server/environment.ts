import 'server-only';
import { loadSite } from '@/lib/server/content/site';

const DEFAULT_ORIGIN = 'http://localhost:3000';
const DEFAULT_FEED_TTL_SECONDS = 900;

/**
 * The site's own origin, without a trailing slash, from `SITE_URL`.
 * @throws Error when `SITE_URL` is not an http(s) address.
 */
export function siteOrigin(): string {
  const value = process.env.SITE_URL?.trim() || DEFAULT_ORIGIN;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`SITE_URL : une adresse http(s) est attendue, reçu « ${value} ».`);
  }
  return new URL(value).origin;
}

/** The upstream podcast feed: `PODCAST_FEED_URL`, else the address in content/site.json, else null. */
export function upstreamFeedUrl(): string | null {
  return process.env.PODCAST_FEED_URL?.trim() || loadSite().feedUrl;
}

/** How long a copy of the feed is fresh, in seconds: `FEED_TTL_SECONDS`, default 900, never negative. */
export function feedTtlSeconds(): number {
  const seconds = Number(process.env.FEED_TTL_SECONDS ?? DEFAULT_FEED_TTL_SECONDS);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_FEED_TTL_SECONDS;
}

/** Whether the owner has turned « Emporter » off (`OFFLINE=off`): the service worker is then retired. */
export const isKeepingOff = (): boolean => process.env.OFFLINE?.trim() === 'off';

import * as v from 'valibot';
import type { PlayableEpisode } from '@/lib/player/core/playable';

/** Parsed addresses are absolute with a lower-case scheme; copies on disk are checked again. */
const WebAddress = v.pipe(v.string(), v.regex(/^https?:\/\//));

/** An episode of the podcast's RSS feed, as JSON. */
export const FeedEpisodeSchema = v.object({
  /** Stable identity: the item's guid, else the address of its enclosure without the query. */
  guid: v.string(),
  title: v.string(),
  audioUrl: WebAddress,
  imageUrl: v.nullable(WebAddress),
  author: v.nullable(v.string()),
  /** Plain text; blank lines separate paragraphs; empty without notes. */
  description: v.string(),
  /** Publication in ISO 8601, UTC; null for a missing or invalid date. */
  date: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Whole seconds, more than 0; null when unknown. */
  duration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  link: v.nullable(WebAddress),
});

export type FeedEpisode = Readonly<v.InferOutput<typeof FeedEpisodeSchema>>;

export function playableFeedEpisode(episode: FeedEpisode, siteName: string): PlayableEpisode {
  return {
    id: episode.guid,
    title: episode.title,
    author: episode.author ?? siteName,
    audioUrl: episode.audioUrl,
    ...(episode.imageUrl && { imageUrl: episode.imageUrl }),
    announcedDuration: episode.duration ?? 0,
  };
}

/**
 * Sorts episodes newest first, then in the feed's order. An undated episode stays next to the preceding episode of the
 * feed (at the top, next to the following episode), and never counts as new.
 */
export function newestFirst(episodes: readonly FeedEpisode[]): readonly FeedEpisode[] {
  const times = episodes.map(({ date }) => (date === null ? null : Date.parse(date)));
  let lastTime = times.find((time) => time !== null) ?? 0;
  return episodes
    .map((episode, index) => ({ episode, time: (lastTime = times[index] ?? lastTime) }))
    .sort((a, b) => b.time - a.time)
    .map(({ episode }) => episode);
}

/** Removes the episodes that repeat a guid, keeping the first: the newest in a list sorted newest first. */
export function withoutDuplicates(episodes: readonly FeedEpisode[]): readonly FeedEpisode[] {
  const guids = new Set<string>();
  return episodes.filter(({ guid }) => !guids.has(guid) && guids.add(guid));
}

/** Filters the episodes to those published at `now`, in milliseconds since 1970; or undated. */
export const publishedBy = (
  episodes: readonly FeedEpisode[],
  now: number,
): readonly FeedEpisode[] =>
  episodes.filter(({ date }) => date === null || Date.parse(date) <= now);

import * as v from 'valibot';

/** Parsed addresses are absolute and begin in lower case; a copy from a disk may say anything. */
const WebAddress = v.pipe(v.string(), v.regex(/^https?:\/\//));

/** An episode as the podcast's RSS feed tells it, ready for JSON. */
export const FeedEpisodeSchema = v.object({
  /** Stable identity: the item's guid, else its enclosure without the query. */
  guid: v.string(),
  title: v.string(),
  audioUrl: WebAddress,
  imageUrl: v.nullable(WebAddress),
  author: v.nullable(v.string()),
  /** Plain text; blank lines separate paragraphs; empty when the feed says nothing. */
  description: v.string(),
  /** Publication in ISO 8601, UTC; null when the feed gives none that exists. */
  date: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Whole seconds, more than 0; null when unknown. */
  duration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  link: v.nullable(WebAddress),
});

export type FeedEpisode = Readonly<v.InferOutput<typeof FeedEpisodeSchema>>;

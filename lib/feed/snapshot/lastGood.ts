import * as v from 'valibot';
import type { FeedContent } from '@/lib/feed/read/content';

const Time = v.pipe(v.number(), v.integer(), v.minValue(0));
const Size = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What is known of the last good answer of an upstream, besides its content. Times are milliseconds since 1970. */
const FactsSchema = v.object({
  /** The configured address: a copy made from another is not used. */
  url: v.string(),
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
  /** Last answered or confirmed by the upstream. */
  fetchedAt: Time,
  /** Last read whole: validators can lie, so this is done daily. */
  readAt: Time,
  /** When its content last changed. */
  changedAt: Time,
});

/** The first line of a copy on disk; the bytes of the list and of the RSS text follow it. */
export const StoredHeadSchema = v.object({
  version: v.literal(2),
  ...FactsSchema.entries,
  builtAt: v.nullable(v.string()),
  digest: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  listBytes: Size,
  xmlBytes: Size,
});

export type StoredHead = Readonly<v.InferOutput<typeof StoredHeadSchema>>;

/** The last good answer of an upstream, as it is kept in memory. */
export type LastGood = Readonly<v.InferOutput<typeof FactsSchema>> & {
  readonly content: FeedContent;
};

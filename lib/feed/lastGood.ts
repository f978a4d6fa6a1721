import * as v from 'valibot';
import { FeedEpisodeSchema } from '@/lib/feed/episode';

const Time = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The last good answer of an upstream, as it is kept in memory and on disk. Times are milliseconds since 1970. */
export const LastGoodSchema = v.object({
  version: v.literal(1),
  /** The configured address: a copy made from another is not used. */
  url: v.string(),
  xml: v.pipe(v.string(), v.minLength(1)),
  episodes: v.pipe(v.array(FeedEpisodeSchema), v.minLength(1)),
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
  builtAt: v.nullable(v.string()),
  /** Last answered or confirmed by the upstream. */
  fetchedAt: Time,
  /** Last read whole: validators can lie, so this is done daily. */
  readAt: Time,
  /** When its content last changed. */
  changedAt: Time,
});

type Stored = v.InferOutput<typeof LastGoodSchema>;

export type LastGood = Readonly<Omit<Stored, 'episodes'>> & {
  readonly episodes: readonly Stored['episodes'][number][];
};

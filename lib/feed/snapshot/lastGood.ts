import { DAY_MS } from '@/lib/time/day';
import * as v from 'valibot';
import type { FeedContent } from '@/lib/feed/read/list';

const Time = v.pipe(v.number(), v.integer(), v.minValue(0));
const Size = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Facts about the last good answer of an upstream, without its content. Times are milliseconds since 1970. */
const FactsSchema = v.object({
  /** The configured address: a copy from another address is discarded. */
  url: v.string(),
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
  /** Time of the upstream's last answer or confirmation. */
  fetchedAt: Time,
  /** Time of the last full read, repeated daily since validators can be wrong. */
  readAt: Time,
  /** Time of the last change of the content. */
  changedAt: Time,
});

/** First line of a copy on disk; the bytes of the list and of the RSS text follow. */
export const StoredHeadSchema = v.object({
  version: v.literal(2),
  ...FactsSchema.entries,
  builtAt: v.nullable(v.string()),
  digest: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  listBytes: Size,
  xmlBytes: Size,
});

export type StoredHead = Readonly<v.InferOutput<typeof StoredHeadSchema>>;

/** The last good answer of an upstream, in memory. */
export type LastGood = Readonly<v.InferOutput<typeof FactsSchema>> & {
  readonly content: FeedContent;
};

/**
 * The reason why a well-formed answer is suspect: half of the episodes gone, or an older edition from a stale mirror. A
 * suspect answer is quarantined while the last good copy is served, and accepted once the upstream has repeated it on
 * at least three visits over a day.
 */

export type Suspicion =
  | { readonly kind: 'shrunk'; readonly from: number; readonly to: number }
  | { readonly kind: 'older'; readonly builtAt: string };

export interface Quarantine {
  readonly content: string;
  readonly since: number;
  readonly visits: number;
}

const MIN_VISITS = 3;

type Edition = Pick<FeedContent, 'episodes' | 'builtAt'>;

/** Compares an upstream's response with the last good copy and returns a suspicion, or null. */
export function suspicionOf(lastGood: Edition, candidate: Edition): Suspicion | null {
  const [knownCount, candidateCount] = [lastGood.episodes.length, candidate.episodes.length];
  if (candidateCount * 2 < knownCount)
    return { kind: 'shrunk', from: knownCount, to: candidateCount };
  const { builtAt } = candidate;
  if (builtAt === null || lastGood.builtAt === null || builtAt >= lastGood.builtAt) return null;
  const guids = new Set(lastGood.episodes.map(({ guid }) => guid));
  const hasNoNewEpisode = candidate.episodes.every(({ guid }) => guids.has(guid));
  return hasNoNewEpisode ? { kind: 'older', builtAt } : null;
}

/** Counts a repeated suspect answer; a different one starts a new quarantine. */
export function quarantined(
  current: Quarantine | null,
  { episodes }: Edition,
  now: number,
): Quarantine {
  const content = episodes.map(({ guid }) => guid).join('\n');
  return current?.content === content
    ? { ...current, visits: current.visits + 1 }
    : { content, since: now, visits: 1 };
}

/** Tells whether a suspect answer has come often enough, and for a day, to replace the copy. */
export const isBelieved = ({ since, visits }: Quarantine, now: number): boolean =>
  visits >= MIN_VISITS && now - since >= DAY_MS;

/** Writes the suspicion in French, for the log. */
export function describeSuspicion(suspicion: Suspicion): string {
  switch (suspicion.kind) {
    case 'shrunk':
      return `le flux est passé de ${suspicion.from} à ${suspicion.to} épisodes, il reste en quarantaine`;
    case 'older':
      return `le flux date de ${suspicion.builtAt}, avant la copie connue, il reste en quarantaine`;
  }
}

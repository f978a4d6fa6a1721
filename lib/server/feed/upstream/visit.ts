import 'server-only';
import { DAY_MS } from '@/lib/time/day';
import type { FeedContent } from '@/lib/feed/read/list';
import {
  type LastGood,
  describeSuspicion,
  isBelieved,
  quarantined,
  suspicionOf,
  type Quarantine,
} from '@/lib/feed/snapshot/lastGood';
import { describeProblem } from '@/lib/feed/snapshot/problem';
import type { FetchOutcome, FetchFeed, Validators } from '@/lib/server/feed/upstream/fetchFeed';
import { describeFetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import type { ParsedUpstream, ReadFeed } from '@/lib/server/feed/reader/readFeed';
import { deserializeFeed } from '@/lib/server/feed/reader/deserializeFeed';

/** The outcome of a visit to the upstream: a copy to serve from now on, or a cause to log. */
export type Outcome =
  | { readonly kind: 'good'; readonly copy: LastGood; readonly isRepaired: boolean }
  | {
      readonly kind: 'failed';
      readonly cause: string;
      readonly retryAfterSeconds: number | null;
      readonly quarantine: Quarantine | null;
    };

export interface Visit {
  readonly url: string;
  readonly lastGood: LastGood | null;
  readonly quarantine: Quarantine | null;
  readonly fetchFeed: FetchFeed;
  readonly readFeed: ReadFeed;
  readonly now: () => number;
}

/** Requests the upstream once and compares its answer with the last good copy. */
export async function visitUpstream(visit: Visit): Promise<Outcome> {
  const { lastGood, fetchFeed, now } = visit;
  const fetchResult = await fetchFeed(validatorsOf(lastGood, now()));
  if (!fetchResult.ok) {
    const { error } = fetchResult;
    const retryAfterSeconds = error.kind === 'status' ? error.retryAfterSeconds : null;
    return failedVisit(describeFetchProblem(error), visit.quarantine, retryAfterSeconds);
  }
  if (fetchResult.value.kind === 'answer') return evaluateAnswer(fetchResult.value, visit);
  return lastGood === null
    ? failedVisit('le serveur répond 304 sans qu’une copie existe', null)
    : { kind: 'good', copy: { ...lastGood, fetchedAt: now() }, isRepaired: false };
}

/** Returns the validators of a conditional request; null once a day, since validators can be wrong. */
const validatorsOf = (lastGood: LastGood | null, now: number): Validators | null =>
  lastGood === null ||
  Math.abs(now - lastGood.readAt) >= DAY_MS ||
  !(lastGood.etag ?? lastGood.lastModified)
    ? null
    : { etag: lastGood.etag, lastModified: lastGood.lastModified };

async function evaluateAnswer(
  { bytes, contentType, url: finalUrl, validators }: Extract<FetchOutcome, { kind: 'answer' }>,
  { url, lastGood, quarantine, readFeed, now }: Visit,
): Promise<Outcome> {
  const reading = await readFeed(bytes, { contentType, url: finalUrl });
  if (!reading.ok) return failedVisit(describeProblem(reading.error), quarantine);
  const content = await contentOf(reading.value, lastGood);
  if (content === null)
    return failedVisit('la liste lue n’est pas faite d’épisodes', quarantine);
  const suspicion = lastGood === null ? null : suspicionOf(lastGood.content, content);
  if (suspicion !== null) {
    const newQuarantine = quarantined(quarantine, content, now());
    if (!isBelieved(newQuarantine, now()))
      return failedVisit(describeSuspicion(suspicion), newQuarantine);
  }
  const isUnchanged = lastGood?.content === content;
  const changedAt = isUnchanged ? lastGood.changedAt : now();
  const times = { fetchedAt: now(), readAt: now(), changedAt };
  const isRepaired = reading.value.isRepaired && !isUnchanged;
  return { kind: 'good', copy: { url, content, ...validators, ...times }, isRepaired };
}

/** Returns the former content itself when no byte has changed, so that values derived from that content stay valid. */
const contentOf = (
  reading: ParsedUpstream,
  lastGood: LastGood | null,
): Promise<FeedContent | null> =>
  reading.digest === lastGood?.content.digest
    ? Promise.resolve(lastGood.content)
    : deserializeFeed(reading, lastGood?.content);

const failedVisit = (
  cause: string,
  quarantine: Quarantine | null,
  retryAfterSeconds: number | null = null,
): Outcome => ({ kind: 'failed', cause, quarantine, retryAfterSeconds });

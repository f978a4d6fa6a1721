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
import type { Reading, ReadFeed } from '@/lib/server/feed/reader/readFeed';
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
  readonly known: LastGood | null;
  readonly quarantine: Quarantine | null;
  readonly fetchFeed: FetchFeed;
  readonly readFeed: ReadFeed;
  readonly now: () => number;
}

/** Requests the upstream once and compares its answer with the last good copy. */
export async function visitUpstream(visit: Visit): Promise<Outcome> {
  const { known, fetchFeed, now } = visit;
  const fetched = await fetchFeed(validatorsOf(known, now()));
  if (!fetched.ok) {
    const { error } = fetched;
    const retryAfterSeconds = error.kind === 'status' ? error.retryAfterSeconds : null;
    return failed(describeFetchProblem(error), visit.quarantine, retryAfterSeconds);
  }
  if (fetched.value.kind === 'answer') return evaluateAnswer(fetched.value, visit);
  return known === null
    ? failed('le serveur répond 304 sans qu’une copie existe', null)
    : { kind: 'good', copy: { ...known, fetchedAt: now() }, isRepaired: false };
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
  { url, known, quarantine, readFeed, now }: Visit,
): Promise<Outcome> {
  const reading = await readFeed(bytes, { contentType, url: finalUrl });
  if (!reading.ok) return failed(describeProblem(reading.error), quarantine);
  const content = await contentOf(reading.value, known);
  if (content === null) return failed('la liste lue n’est pas faite d’épisodes', quarantine);
  const suspicion = known === null ? null : suspicionOf(known.content, content);
  if (suspicion !== null) {
    const waiting = quarantined(quarantine, content, now());
    if (!isBelieved(waiting, now())) return failed(describeSuspicion(suspicion), waiting);
  }
  const isSame = known?.content === content;
  const changedAt = isSame ? known.changedAt : now();
  const times = { fetchedAt: now(), readAt: now(), changedAt };
  const isRepaired = reading.value.isRepaired && !isSame;
  return { kind: 'good', copy: { url, content, ...validators, ...times }, isRepaired };
}

/** Returns the known content itself when no byte has changed, so that values derived from it stay valid. */
const contentOf = (reading: Reading, lastGood: LastGood | null): Promise<FeedContent | null> =>
  reading.digest === lastGood?.content.digest
    ? Promise.resolve(lastGood.content)
    : deserializeFeed(reading, lastGood?.content);

const failed = (
  cause: string,
  quarantine: Quarantine | null,
  retryAfterSeconds: number | null = null,
): Outcome => ({ kind: 'failed', cause, quarantine, retryAfterSeconds });

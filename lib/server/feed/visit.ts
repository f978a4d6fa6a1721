import 'server-only';
import type { LastGood } from '@/lib/feed/lastGood';
import { parseFeed } from '@/lib/feed/parse';
import { describeProblem } from '@/lib/feed/problem';
import {
  describeSuspicion,
  isBelieved,
  quarantined,
  suspicionOf,
  type Quarantine,
} from '@/lib/feed/suspicion';
import type { Fetched, FetchFeed, Validators } from '@/lib/server/feed/fetchFeed';
import { describeFetchProblem } from '@/lib/server/feed/fetchProblem';

const DAY = 86_400_000;

/** How a visit to the upstream ended: with a copy to serve from now on, or with a cause to log. */
export type Outcome =
  | { readonly kind: 'good'; readonly copy: LastGood; readonly repaired: boolean }
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
  readonly now: () => number;
}

/** Asks the upstream once and judges its answer against the last good copy. */
export async function visitUpstream(visit: Visit): Promise<Outcome> {
  const { known, fetchFeed, now } = visit;
  const fetched = await fetchFeed(validatorsOf(known, now()));
  if (!fetched.ok) {
    const { error } = fetched;
    const retryAfterSeconds = error.kind === 'status' ? error.retryAfterSeconds : null;
    return failed(describeFetchProblem(error), visit.quarantine, retryAfterSeconds);
  }
  if (fetched.value.kind === 'answer') return judge(fetched.value, visit);
  return known === null
    ? failed('le serveur répond 304 sans qu’une copie existe', null)
    : { kind: 'good', copy: { ...known, fetchedAt: now() }, repaired: false };
}

/** Validators can lie, so once a day the feed is read whole. */
const validatorsOf = (known: LastGood | null, now: number): Validators | null =>
  known === null || Math.abs(now - known.readAt) >= DAY || !(known.etag ?? known.lastModified)
    ? null
    : { etag: known.etag, lastModified: known.lastModified };

async function judge(
  answer: Extract<Fetched, { kind: 'answer' }>,
  { url, known, quarantine, now }: Visit,
): Promise<Outcome> {
  const parsed = await parseFeed(answer.bytes, answer);
  if (!parsed.ok) return failed(describeProblem(parsed.error), quarantine);
  const { episodes, xml, builtAt, repaired } = parsed.value;
  const suspicion = known === null ? null : suspicionOf(known, parsed.value);
  if (suspicion !== null) {
    const waiting = quarantined(quarantine, parsed.value, now());
    if (!isBelieved(waiting, now())) return failed(describeSuspicion(suspicion), waiting);
  }
  const isSame = known?.xml === xml;
  const times = {
    fetchedAt: now(),
    readAt: now(),
    changedAt: isSame ? known.changedAt : now(),
  };
  const copy = {
    version: 1,
    url,
    xml,
    episodes,
    builtAt,
    ...answer.validators,
    ...times,
  } as const;
  return { kind: 'good', copy, repaired: repaired && !isSame };
}

const failed = (
  cause: string,
  quarantine: Quarantine | null,
  retryAfterSeconds: number | null = null,
): Outcome => ({ kind: 'failed', cause, quarantine, retryAfterSeconds });

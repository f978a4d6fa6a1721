import { stampEvent, type NewEvent } from '@/lib/review/append';
import { compact } from '@/lib/review/compact';
import type { CardId, ReviewEvent } from '@/lib/review/event';
import { mergeLogs } from '@/lib/review/merge';
import { readLog, writeLog } from '@/lib/review/record';
import { replay, type CardState } from '@/lib/review/replay';
import { MISSING_KEY, writeDueDays, writeMissingCards } from '@/lib/review/store/writeDueDays';
import { DUE_KEY } from '@/lib/review/store/dueDays';
import { createSharedStore, type StoreBrowser, type Trouble } from '@/lib/sharedStore';

const KEY = 'revision';

export interface Review {
  readonly events: readonly ReviewEvent[];
  readonly states: ReadonlyMap<CardId, CardState>;
  readonly trouble: Trouble | null;
}

/** The store's access to its browser. */
export interface ReviewBrowser extends StoreBrowser {
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Number of the local day, from 1970. */
  readonly today: () => number;
  readonly randomId: () => string;
}

export interface ReviewStore {
  readonly get: () => Review;
  readonly subscribe: (listener: () => void) => () => void;
  /** Appends events; returns their ids. */
  readonly add: (...events: readonly NewEvent[]) => readonly string[];
  /** Merges events of another device; returns the number of new events. */
  readonly merge: (events: readonly ReviewEvent[]) => number;
  /** Excludes the cards not in `cards` from the count of due cards; their history stays. */
  readonly setCards: (cards: Pick<Review['states'], 'has'>) => void;
  /** Erases the review, in the browser's other tabs too. */
  readonly erase: () => void;
}

/** Creates the store of this browser's review: the log of its events. */
export function createReviewStore({
  now,
  today,
  randomId,
  ...browser
}: ReviewBrowser): ReviewStore {
  const store = createSharedStore<readonly ReviewEvent[]>({
    ...browser,
    key: KEY,
    backupKey: 'revision-illisible',
    empty: [],
    read: (text) => readLog(text, now()),
    write: writeLog,
    merge: (stored, pageEvents) => compact(mergeLogs(stored, pageEvents)),
    onWritten: (storage, events) => writeDueDays(storage, replay(events), today()),
  });
  let storedLog = store.get();
  let review = reviewOf();

  /** Replays the events, whose states are derived once for each change. */
  function reviewOf(): Review {
    return {
      events: storedLog.value,
      states: replay(storedLog.value),
      trouble: storedLog.trouble,
    };
  }

  function get(): Review {
    if (storedLog !== store.get()) {
      storedLog = store.get();
      review = reviewOf();
    }
    return review;
  }

  return {
    get,
    subscribe: store.subscribe,
    add(...events) {
      const newEvents = events.map((event) => ({ event, id: randomId() }));
      store.update((storedEvents) =>
        newEvents.reduce<readonly ReviewEvent[]>(
          (log, { event, id }) => mergeLogs(log, [stampEvent(event, log, { id, now: now() })]),
          storedEvents,
        ),
      );
      return newEvents.map(({ id }) => id);
    },
    merge(events) {
      let newCount = 0;
      store.update((log) => {
        const storedIds = new Set(log.map(({ id }) => id));
        newCount = events.filter(({ id }) => !storedIds.has(id)).length;
        return compact(mergeLogs(log, events));
      });
      return newCount;
    },
    setCards(cards) {
      store.derive((storage) => {
        const { states } = get();
        if (writeMissingCards(storage, states, cards)) writeDueDays(storage, states, today());
      });
    },
    erase: () => store.erase(DUE_KEY, MISSING_KEY),
  };
}

import { stamped, type NewEvent } from '@/lib/review/append';
import { compact } from '@/lib/review/compact';
import type { CardId, ReviewEvent } from '@/lib/review/event';
import { mergeLogs } from '@/lib/review/merge';
import { readLog, writeLog } from '@/lib/review/record';
import { replay, type CardState } from '@/lib/review/replay';
import { GONE_KEY, writeDueDays, writeGone } from '@/lib/review/store/countDue';
import { DUE_KEY } from '@/lib/review/store/dueDays';
import { createSignal } from '@/lib/store';
import type { OpenStorage } from '@/lib/textStorage';

const KEY = 'revision';
/** Storage key of logs that could not be read, kept so that nothing is lost. */
const ASIDE_KEY = 'revision-illisible';
/** Reason why the review cannot be stored; null when it can. */
export type Trouble = 'forbidden' | 'full' | 'newer' | 'damaged';

export interface Review {
  readonly events: readonly ReviewEvent[];
  readonly states: ReadonlyMap<CardId, CardState>;
  readonly trouble: Trouble | null;
}

/** The store's access to its browser. */
export interface ReviewBrowser {
  /** Opens the raw storage, whose exceptions distinguish an absent, a forbidden and a full one. */
  readonly storage: OpenStorage;
  /** Calls the listener whenever another tab may have written. */
  readonly onChange: (listener: () => void) => void;
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
  /** Merges events of another device; returns the number of new ones. */
  readonly merge: (events: readonly ReviewEvent[]) => number;
  /** Excludes the cards not in `cards` from the count of due cards; their history stays. */
  readonly know: (cards: Pick<Review['states'], 'has'>) => void;
  /** Erases the review, in the browser's other tabs too. */
  readonly erase: () => void;
}

/**
 * Creates the store of this browser's review. The log is read again before each write, since other
 * tabs write it too.
 */
export function createReviewStore({
  storage,
  onChange,
  now,
  today,
  randomId,
}: ReviewBrowser): ReviewStore {
  const { emit, subscribe } = createSignal<void>();
  let trouble: Trouble | null = null;
  /** Whether this page has seen a stored log, or written one. */
  let wasKept = false;
  /** Whether the stored text may be overwritten: it was read, or set aside. */
  let mayWrite = true;
  let review = reviewOf(stored());

  /** Reads the stored log; empty, with `trouble` set, when it cannot be read. */
  function stored(): readonly ReviewEvent[] {
    mayWrite = true;
    try {
      const text = storage().getItem(KEY);
      if (text === null) return [];
      wasKept = true;
      const log = readLog(text, now());
      if (log.ok) return log.value;
      trouble = log.error === 'newer' ? 'newer' : putAside(text);
      mayWrite = trouble === 'damaged';
      return [];
    } catch {
      trouble = 'forbidden';
      return [];
    }
  }

  /**
   * Appends an unreadable log to those set aside. Without room, it stays at its key, which then
   * must not be overwritten.
   */
  function putAside(text: string): Trouble {
    try {
      const before = storage().getItem(ASIDE_KEY);
      if (!before?.includes(text))
        storage().setItem(ASIDE_KEY, before ? `${before}\n${text}` : text);
      return 'damaged';
    } catch {
      return 'full';
    }
  }

  function reviewOf(events: readonly ReviewEvent[]): Review {
    return { events, states: replay(events), trouble };
  }

  function keep(): void {
    // A log of a newer version, and one that could not be set aside, is not overwritten.
    if (!mayWrite) return;
    try {
      storage().setItem(KEY, writeLog(review.events));
      wasKept = true;
      writeDueDays(storage(), review.states, today());
    } catch {
      trouble = trouble === 'forbidden' ? trouble : 'full';
      review = { ...review, trouble };
    }
  }

  function unite(events: readonly ReviewEvent[]): void {
    review = reviewOf(compact(mergeLogs(mergeLogs(stored(), review.events), events)));
    review = { ...review, trouble };
  }

  /** Tells whether another tab has erased the log: a merge with this page's events would restore it. */
  function isErased(): boolean {
    try {
      return wasKept && storage().getItem(KEY) === null;
    } catch {
      return false;
    }
  }

  function forget(): void {
    [wasKept, trouble] = [false, trouble === 'forbidden' ? trouble : null];
    review = reviewOf([]);
    emit();
  }

  onChange(() => {
    if (isErased()) return forget();
    unite([]);
    emit();
  });

  return {
    get: () => review,
    subscribe,
    add(...events) {
      if (isErased()) forget();
      unite([]);
      const ids = events.map((event) => {
        const id = randomId();
        const log = review.events;
        review = reviewOf(mergeLogs(log, [stamped(event, log, { id, now: now() })]));
        return id;
      });
      keep();
      emit();
      return ids;
    },
    merge(events) {
      unite([]);
      const known = new Set(review.events.map(({ id }) => id));
      unite(events);
      keep();
      emit();
      return events.filter(({ id }) => !known.has(id)).length;
    },
    know(cards) {
      try {
        if (mayWrite && writeGone(storage(), review.states, cards))
          writeDueDays(storage(), review.states, today());
      } catch {
        // Without storage there is no count.
      }
    },
    erase() {
      try {
        for (const key of [KEY, DUE_KEY, GONE_KEY, ASIDE_KEY]) storage().removeItem(key);
      } catch {
        trouble = 'forbidden';
      }
      forget();
    },
  };
}

import { GONE_KEY, writeDueDays, writeGone } from '@/components/review/due/countDue';
import { DUE_KEY } from '@/components/review/due/dueKey';
import { stamped, type NewEvent } from '@/lib/review/append';
import { compact } from '@/lib/review/compact';
import type { CardId, ReviewEvent } from '@/lib/review/event';
import { mergeLogs } from '@/lib/review/merge';
import { readLog, writeLog } from '@/lib/review/record';
import { replay, type CardState } from '@/lib/review/replay';
import { createSignal } from '@/lib/store';

const KEY = 'revision';
/** Where a log that cannot be read is put, so that nothing is lost. */
const ASIDE_KEY = 'revision-illisible';
/** What stands in the way of keeping the review; null when nothing does. */
export type Trouble = 'forbidden' | 'full' | 'newer' | 'damaged';

export interface Review {
  readonly events: readonly ReviewEvent[];
  readonly states: ReadonlyMap<CardId, CardState>;
  readonly trouble: Trouble | null;
}

/** Texts by key, from visit to visit; each of these may throw. */
export interface TextBox {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** Calls back whenever another tab may have written. */
  readonly onChange: (listener: () => void) => void;
}

interface Clock {
  readonly now: () => number;
  readonly today: () => number;
  readonly randomId: () => string;
}

export interface ReviewStore {
  readonly get: () => Review;
  readonly subscribe: (listener: () => void) => () => void;
  /** Appends what has happened; returns the ids of the events. */
  readonly add: (...events: readonly NewEvent[]) => readonly string[];
  /** Unites with events from elsewhere; returns how many were new. */
  readonly merge: (events: readonly ReviewEvent[]) => number;
  /** Leaves the cards that these are not out of the count of what is due; their memory stays. */
  readonly know: (cards: Pick<Review['states'], 'has'>) => void;
  /** Forgets everything, here and in the browser's other tabs. */
  readonly erase: () => void;
}

/** The log of this browser: read again before each writing, since other tabs write it too. */
export function createReviewStore(box: TextBox, clock: Clock): ReviewStore {
  const { emit, subscribe } = createSignal<void>();
  let trouble: Trouble | null = null;
  /** Whether the browser has kept a log since this page is open. */
  let wasKept = false;
  /** Whether what the browser keeps may be written over: it was read, or is in safety. */
  let mayWrite = true;
  let review = reviewOf(stored());

  /** What the browser keeps; nothing, with its trouble, when it cannot be read. */
  function stored(): readonly ReviewEvent[] {
    mayWrite = true;
    try {
      const text = box.read(KEY);
      if (text === null) return [];
      wasKept = true;
      const log = readLog(text, clock.now());
      if (log.ok) return log.value;
      trouble = log.error === 'newer' ? 'newer' : putAside(text);
      mayWrite = trouble === 'damaged';
      return [];
    } catch {
      trouble = 'forbidden';
      return [];
    }
  }

  /** Keeps what cannot be read beside what was put there before. Without room for it, it stays where it is. */
  function putAside(text: string): Trouble {
    try {
      const before = box.read(ASIDE_KEY);
      if (!before?.includes(text)) box.write(ASIDE_KEY, before ? `${before}\n${text}` : text);
      return 'damaged';
    } catch {
      return 'full';
    }
  }

  function reviewOf(events: readonly ReviewEvent[]): Review {
    return { events, states: replay(events), trouble };
  }

  function keep(): void {
    // What a newer version has written, and what could not be put aside, is left as it is.
    if (!mayWrite) return;
    try {
      box.write(KEY, writeLog(review.events));
      wasKept = true;
      writeDueDays(box, review.states, clock.today());
    } catch {
      trouble = trouble === 'forbidden' ? trouble : 'full';
      review = { ...review, trouble };
    }
  }

  function unite(events: readonly ReviewEvent[]): void {
    review = reviewOf(compact(mergeLogs(mergeLogs(stored(), review.events), events)));
    review = { ...review, trouble };
  }

  /** Whether another tab has erased what was kept: united with what is remembered here, it would be back. */
  function isErased(): boolean {
    try {
      return wasKept && box.read(KEY) === null;
    } catch {
      return false;
    }
  }

  function forget(): void {
    [wasKept, trouble] = [false, trouble === 'forbidden' ? trouble : null];
    review = reviewOf([]);
    emit();
  }

  box.onChange(() => {
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
        const id = clock.randomId();
        const log = review.events;
        review = reviewOf(mergeLogs(log, [stamped(event, log, { id, now: clock.now() })]));
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
        if (mayWrite && writeGone(box, review.states, cards))
          writeDueDays(box, review.states, clock.today());
      } catch {
        // Nothing is counted where nothing may be kept.
      }
    },
    erase() {
      try {
        for (const key of [KEY, DUE_KEY, GONE_KEY, ASIDE_KEY]) box.remove(key);
      } catch {
        trouble = 'forbidden';
      }
      forget();
    },
  };
}

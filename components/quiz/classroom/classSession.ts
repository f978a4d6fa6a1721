import { keptResults } from '@/components/quiz/classroom/keptResults';
import {
  formatClassLink,
  parseClassLink,
  type ClassLink,
} from '@/lib/classroom/results/classLink';
import {
  isSameLink,
  withoutClass,
  withResults,
  type KeptResults,
} from '@/lib/classroom/results/kept';
import { withCode, type CodeOutcome, type ClassResults } from '@/lib/classroom/results/results';
import { createStore } from '@/lib/store';

/** The class of the page's address, and the outcome of the last code. */
interface ClassSession {
  readonly link: ClassLink | null;
  readonly outcome: CodeOutcome | null;
  /** Results before the last code, for undo. */
  readonly before: ClassResults | null;
}

const NO_CLASS: ClassSession = { link: null, outcome: null, before: null };
const session = createStore<ClassSession>(NO_CLASS);
let isListening = false;

/** Finds the results of a class; empty ones for a link that is new on this device. */
export const resultsOf = (stored: KeptResults, link: ClassLink): ClassResults =>
  stored.find((entry) => isSameLink(entry.link, link)) ?? {
    link,
    at: Date.now(),
    codes: [],
  };

/** Adds a code that was typed or scanned to the class of the address. */
function receive(typed: string): void {
  const { link } = session.get();
  if (!link) return;
  keptResults.change((stored) => {
    const previousResults = resultsOf(stored, link);
    const { results, outcome } = withCode(previousResults, typed);
    session.set({ link, outcome, before: previousResults });
    return withResults(stored, results);
  });
}

/** Reads the class, and moves the code of a scanned link out of the address, against a second reading. */
function readAddress(): void {
  const { hash, pathname } = window.location;
  const link = parseClassLink(hash);
  session.set({ ...NO_CLASS, link });
  if (!link) return;
  const code = new URLSearchParams(hash.slice(1)).get('code');
  if (code === null)
    return keptResults.change((stored) => withResults(stored, resultsOf(stored, link)));
  receive(code);
  window.history.replaceState(null, '', `${pathname}#${formatClassLink(link)}`);
}

/** The class of the address. */
export const classSession = {
  get: session.get,
  getInitial: () => NO_CLASS,
  subscribe(listener: () => void): () => void {
    if (!isListening) {
      isListening = true;
      window.addEventListener('hashchange', readAddress);
    }
    // A return to the page by the router changes the address without `hashchange`.
    readAddress();
    return session.subscribe(listener);
  },
  receive,
  /** Replaces the results of the class, after the removal of a code, or to restore former results. */
  replace(results: ClassResults): void {
    session.set({ ...session.get(), outcome: null, before: null });
    keptResults.change((stored) => withResults(stored, results));
  },
  /** Deletes a class from the device, and from the address. */
  forget(link: ClassLink): void {
    keptResults.change((stored) => withoutClass(stored, link));
    window.location.hash = '';
  },
};

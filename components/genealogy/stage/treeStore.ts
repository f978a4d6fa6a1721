import type { Family } from '@/lib/genealogy/family';
import { openFor } from '@/lib/genealogy/view/folding';
import {
  EMPTY_QUERY,
  formatTreeQuery,
  parseTreeQuery,
  type TreeQuery,
} from '@/lib/genealogy/view/query';

/**
 * What a visitor has set on the tree. The store owns it; the address is read on arrival and when they go back, and
 * written a moment after a change, never as a new entry of the history.
 */
export interface TreeStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => TreeQuery;
  readonly update: (change: (now: TreeQuery) => TreeQuery) => void;
}

/** Browsers refuse more than a hundred writes in half a minute: hands that fold and unfold make one. */
const WRITE_MS = 400;

export function createTreeStore(family: Family): TreeStore {
  const ids = new Set(family.people.keys());
  const listeners = new Set<() => void>();
  let state = EMPTY_QUERY;
  let path: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: TreeQuery): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function read(): void {
    if (window.location.pathname !== path) return;
    const query = parseTreeQuery(window.location.search, ids);
    // Whoever is asked for is seen, whatever the same address folds.
    const folded =
      query.personId === null ? query.folded : openFor(family, query.folded, query.personId);
    const next = { ...query, folded };
    // Nothing is drawn anew for an address that says what is shown already.
    if (formatTreeQuery(next) !== formatTreeQuery(state)) set(next);
  }

  function write(): void {
    clearTimeout(timer);
    if (window.location.pathname !== path) return;
    const query = formatTreeQuery(state);
    const address = `${path}${query && `?${query}`}`;
    if (address === window.location.pathname + window.location.search) return;
    // The entry's own state goes back with it: it holds what the router needs to return here.
    window.history.replaceState(window.history.state, '', address + window.location.hash);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        path = window.location.pathname;
        window.addEventListener('popstate', read);
        window.addEventListener('pagehide', write);
        read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        window.removeEventListener('popstate', read);
        window.removeEventListener('pagehide', write);
      };
    },
    update(change) {
      set(change(state));
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_MS);
    },
  };
}

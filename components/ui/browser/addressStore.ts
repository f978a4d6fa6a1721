import { createEmitter } from '@/lib/store';

/**
 * A store of a visitor's settings on a page, mirrored in the query of the address. The store owns the state; the query
 * is parsed on arrival and when the visitor goes back or forward. The query is written at most once a second while the
 * state changes, and at once after a rest or at pointerup; always by `replaceState`, never as a new history entry.
 */
export interface AddressStore<Q> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Q;
  /** State of the server's rendering, which does not know the query. */
  readonly getInitial: () => Q;
  readonly update: (change: (state: Q) => Q) => void;
  /** Updates the state without notifying the listeners, for a state that only the address shows. */
  readonly note: (change: (state: Q) => Q) => void;
  /** Parses the address after a navigation, unless the address equals that last read or written. */
  readonly read: () => void;
  /** Writes the query at once. */
  readonly write: () => void;
  /** Keeps the present state at the next `popstate`, instead of the query of that history entry. */
  readonly keepOnReturn: () => void;
}

export interface AddressStoreOptions<Q> {
  /** Pathname of the only page whose query the store reads and writes. */
  readonly path: string;
  /** Whether the pages below `path` share the query. */
  readonly hasPagesBelow?: boolean;
  readonly initial: Q;
  /** @param state the state before the address is parsed; returning this state notifies no listener */
  readonly parse: (query: string, state: Q) => Q;
  /** Formats the query without its question mark. */
  readonly format: (state: Q) => string;
  /** Whether the router is notified of the written query, so that a link to the bare path counts as a navigation. */
  readonly syncsRouter?: boolean;
}

/** Least time between two writes while the state changes, in milliseconds. */
const WRITE_INTERVAL_MS = 1000;
/** Time without a change after which the state counts as at rest, in milliseconds. */
const REST_MS = 250;
/** Least time between two writes at rest: Safari throws after more than 100 calls of `replaceState` in 30 s. */
const MIN_INTERVAL_MS = 310;

export function createAddressStore<Q>(options: AddressStoreOptions<Q>): AddressStore<Q> {
  const { path, hasPagesBelow = false, initial, parse, format, syncsRouter = false } = options;
  const { emit, subscribe } = createEmitter<void>();
  let subscribers = 0;
  let state = initial;
  /** Address last read or written, with its query; empty before the first. */
  let address = '';
  let keepsState = false;
  let writeTimer: ReturnType<typeof setTimeout> | null = null;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let lastWriteTime = Number.NEGATIVE_INFINITY;

  function isOwnPage(): boolean {
    const { pathname } = window.location;
    return pathname === path || (hasPagesBelow && pathname.startsWith(`${path}/`));
  }

  function setState(newState: Q): void {
    if (newState === state) return;
    state = newState;
    emit();
  }

  function read(): void {
    // `popstate` fires for a jump to an anchor of the page too, which leaves path and query unchanged.
    if (currentAddress() === address || !isOwnPage()) return;
    address = currentAddress();
    if (!keepsState) setState(parse(window.location.search, state));
    keepsState = false;
  }

  function write(): void {
    cancelTimers();
    // Leaves the query of another page, to which a navigation may have led while the timer ran.
    if (!isOwnPage() || address === '') return;
    const query = format(state);
    const { pathname, hash } = window.location;
    address = pathname + (query && `?${query}`);
    if (address === currentAddress()) return;
    lastWriteTime = Date.now();
    // The router needs `history.state` to restore the entry; null makes the router read the address anew.
    window.history.replaceState(syncsRouter ? null : window.history.state, '', address + hash);
  }

  function cancelTimers(): void {
    if (writeTimer !== null) clearTimeout(writeTimer);
    writeTimer = null;
    clearTimeout(restTimer);
  }

  /** Writes after the pointer is released, in a task of its own: a slider's last `change` comes after `pointerup`. */
  function onPointerUp(): void {
    if (writeTimer === null) return;
    cancelTimers();
    writeTimer = setTimeout(write);
  }

  function scheduleWrite(): void {
    const delay = Math.max(0, lastWriteTime + WRITE_INTERVAL_MS - Date.now());
    writeTimer ??= setTimeout(write, delay);
  }

  return {
    get: () => state,
    getInitial: () => initial,
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      subscribers += 1;
      if (subscribers === 1) {
        window.addEventListener('popstate', read);
        window.addEventListener('pagehide', write);
        window.addEventListener('pointerup', onPointerUp);
        read();
      }
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers > 0) return;
        cancelTimers();
        address = '';
        window.removeEventListener('popstate', read);
        window.removeEventListener('pagehide', write);
        window.removeEventListener('pointerup', onPointerUp);
      };
    },
    read,
    write,
    keepOnReturn() {
      keepsState = true;
    },
    update(change) {
      setState(change(state));
      scheduleWrite();
      clearTimeout(restTimer);
      const delay = Math.max(REST_MS, lastWriteTime + MIN_INTERVAL_MS - Date.now());
      restTimer = setTimeout(write, delay);
    },
    note(change) {
      state = change(state);
      scheduleWrite();
    },
  };
}

const currentAddress = (): string => window.location.pathname + window.location.search;

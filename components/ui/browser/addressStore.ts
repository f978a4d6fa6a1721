import { createSignal } from '@/lib/store';

/**
 * A store of what a visitor has set, mirrored in the query of the address. The store owns the state; the query is
 * parsed on arrival and when the visitor goes back or forward. The query is written at most once a second while the
 * state changes, and at once after a rest or at pointerup; always by `replaceState`, never as a new history entry.
 */
export interface AddressStore<Q> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Q;
  /** State of the server's rendering, which does not know the query. */
  readonly getInitial: () => Q;
  readonly update: (change: (state: Q) => Q) => void;
  /** Updates the state without notifying the listeners, for what only the address shows. */
  readonly note: (change: (state: Q) => Q) => void;
  /** Parses the address, unless it equals the one last read or written: a link of the page may lead to it. */
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
  /** @param state the state before the address is parsed; when it is returned, no listener is notified */
  readonly parse: (query: string, state: Q) => Q;
  /** Formats the query without its question mark. */
  readonly format: (state: Q) => string;
  /** Whether the router is notified of the written query, so that a link to the bare path counts as a navigation. */
  readonly syncsRouter?: boolean;
}

const WRITE_MS = 1000;
/** Time without a change after which the state counts as at rest, in milliseconds. */
const REST_MS = 250;
/** Least time between two writes: Safari throws after more than 100 calls of `replaceState` in 30 s. */
const LEAST_GAP_MS = 310;

export function createAddressStore<Q>(options: AddressStoreOptions<Q>): AddressStore<Q> {
  const { path, hasPagesBelow = false, initial, parse, format, syncsRouter = false } = options;
  const { emit, subscribe } = createSignal<void>();
  let subscribers = 0;
  let state = initial;
  /** Address last read or written, with its query; empty before the first. */
  let address = '';
  let keepsState = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = Number.NEGATIVE_INFINITY;

  function isOwnPage(): boolean {
    const { pathname } = window.location;
    return pathname === path || (hasPagesBelow && pathname.startsWith(`${path}/`));
  }

  function set(next: Q): void {
    if (next === state) return;
    state = next;
    emit();
  }

  function read(): void {
    // `popstate` fires for a jump to an anchor of the page too, which leaves path and query unchanged.
    if (currentAddress() === address || !isOwnPage()) return;
    address = currentAddress();
    if (!keepsState) set(parse(window.location.search, state));
    keepsState = false;
  }

  function write(): void {
    cancel();
    // A navigation may have happened while the timer ran: the query of another page is not to be overwritten.
    if (!isOwnPage() || address === '') return;
    const query = format(state);
    const { pathname, hash } = window.location;
    address = pathname + (query && `?${query}`);
    if (address === currentAddress()) return;
    lastWrite = Date.now();
    // `history.state` is kept for the router, which needs it to restore the entry; null makes the
    // router read the address anew.
    window.history.replaceState(syncsRouter ? null : window.history.state, '', address + hash);
  }

  function cancel(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    clearTimeout(rest);
  }

  /** Writes after the pointer is released, in a task of its own: a slider's last `change` comes after `pointerup`. */
  function onPointerUp(): void {
    if (timer === null) return;
    cancel();
    timer = setTimeout(write);
  }

  function schedule(): void {
    timer ??= setTimeout(write, Math.max(0, lastWrite + WRITE_MS - Date.now()));
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
        cancel();
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
      set(change(state));
      schedule();
      clearTimeout(rest);
      rest = setTimeout(write, Math.max(REST_MS, lastWrite + LEAST_GAP_MS - Date.now()));
    },
    note(change) {
      state = change(state);
      schedule();
    },
  };
}

const currentAddress = (): string => window.location.pathname + window.location.search;

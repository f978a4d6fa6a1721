/**
 * What a reader has set, kept in step with the query of the address. The store owns it; the address is read on arrival
 * and when the reader goes back or forward. It is written at most once a second while what is set changes, and at once
 * when it has rested or a pointer is let go; never as a new entry of the history.
 */
export interface AddressStore<Q> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Q;
  /** What the server renders: the address's query is not known there. */
  readonly getInitial: () => Q;
  readonly update: (change: (state: Q) => Q) => void;
  /** Notes what only the address needs to know: nobody is told. */
  readonly note: (change: (state: Q) => Q) => void;
  /** Reads the address, unless it is the one that was read or written last: a link of the page may lead to it. */
  readonly read: () => void;
  /** Writes the address at once. */
  readonly write: () => void;
  /** What is set now outlives the next step back; the entry's own query does not. */
  readonly keepOnReturn: () => void;
}

export interface AddressStoreOptions<Q> {
  /** The only page whose query is ours. */
  readonly path: string;
  /** Whether the pages below it have the same query. */
  readonly hasPagesBelow?: boolean;
  readonly initial: Q;
  /** @param state what is set when the address is read; given back, it stays and nobody is told */
  readonly parse: (query: string, state: Q) => Q;
  /** Without a question mark. */
  readonly format: (state: Q) => string;
  /** Whether the router learns of what is written, so that a link to the page alone is a change. */
  readonly tellsRouter?: boolean;
}

const WRITE_MS = 1000;
/** How long nothing is set for it to have come to rest, in milliseconds. */
const REST_MS = 250;
/** Safari refuses more than a hundred writes in thirty seconds. */
const LEAST_GAP_MS = 310;

export function createAddressStore<Q>(options: AddressStoreOptions<Q>): AddressStore<Q> {
  const { path, hasPagesBelow = false, initial, parse, format, tellsRouter = false } = options;
  const listeners = new Set<() => void>();
  let state = initial;
  /** The one that was read or written last; empty before the first. */
  let address = '';
  let isKept = false;
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
    for (const listener of listeners) listener();
  }

  function read(): void {
    // A jump to an anchor of the page is a movement in the history too, but not another address.
    if (currentAddress() === address || !isOwnPage()) return;
    address = currentAddress();
    if (!isKept) set(parse(window.location.search, state));
    isKept = false;
  }

  function write(): void {
    cancel();
    // The page can have changed under a waiting timer: its address is not ours to write.
    if (!isOwnPage() || address === '') return;
    const query = format(state);
    const { pathname, hash } = window.location;
    address = pathname + (query && `?${query}`);
    if (address === currentAddress()) return;
    lastWrite = Date.now();
    // The entry's own state goes back with it: it holds what the router needs to return here, unless it makes another.
    window.history.replaceState(tellsRouter ? null : window.history.state, '', address + hash);
  }

  function cancel(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    clearTimeout(rest);
  }

  /** The value of a slider has its last change only after the pointer's event. */
  function letGo(): void {
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
      listeners.add(listener);
      if (listeners.size === 1) {
        window.addEventListener('popstate', read);
        window.addEventListener('pagehide', write);
        window.addEventListener('pointerup', letGo);
        read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancel();
        address = '';
        window.removeEventListener('popstate', read);
        window.removeEventListener('pagehide', write);
        window.removeEventListener('pointerup', letGo);
      };
    },
    read,
    write,
    keepOnReturn() {
      isKept = true;
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

/**
 * What a reader has set, kept in step with the query of the address. The store owns it; the address is read on arrival
 * and when the reader goes back or forward, and written after a change, never more than once a second and never as a
 * new entry of the history.
 */
export interface AddressStore<Q> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Q;
  /** What the server renders: the address's query is not known there. */
  readonly getInitial: () => Q;
  readonly update: (change: (state: Q) => Q) => void;
  /** Notes what only the address needs to know: nobody is told. */
  readonly note: (change: (state: Q) => Q) => void;
}

export interface AddressStoreOptions<Q> {
  /** The only page whose query is ours. */
  readonly path: string;
  readonly initial: Q;
  readonly parse: (query: string) => Q;
  readonly format: (state: Q) => string;
}

const WRITE_MS = 1000;

export function createAddressStore<Q>(options: AddressStoreOptions<Q>): AddressStore<Q> {
  const { path, initial, parse, format } = options;
  const listeners = new Set<() => void>();
  let state = initial;
  let address = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastWrite = Number.NEGATIVE_INFINITY;

  const isOwnPage = (): boolean => window.location.pathname === path;

  function read(): void {
    // A jump to an anchor of the page is a movement in the history too, but not another address.
    if (currentAddress() === address || !isOwnPage()) return;
    address = currentAddress();
    state = parse(window.location.search);
    for (const listener of listeners) listener();
  }

  function write(): void {
    cancel();
    // The page can have changed under a waiting timer: its address is not ours to write.
    if (!isOwnPage()) return;
    const query = format(state);
    const { pathname, hash } = window.location;
    address = pathname + (query && `?${query}`);
    if (address === currentAddress()) return;
    lastWrite = Date.now();
    // The entry's own state goes back with it: it holds what the router needs to return here.
    window.history.replaceState(window.history.state, '', address + hash);
  }

  function cancel(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
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
        read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancel();
        address = '';
        window.removeEventListener('popstate', read);
        window.removeEventListener('pagehide', write);
      };
    },
    update(change) {
      state = change(state);
      for (const listener of listeners) listener();
      schedule();
    },
    note(change) {
      state = change(state);
      schedule();
    },
  };
}

const currentAddress = (): string => window.location.pathname + window.location.search;

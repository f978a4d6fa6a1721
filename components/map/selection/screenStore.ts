/**
 * What the reader has set on the map's screen, kept in step with the address. The store owns it; the address is
 * read on arrival and when the reader goes back or forward, and written after a change, never more than once a
 * second and never as a new entry of the history.
 */
import { emptyQuery, formatMapQuery, parseMapQuery } from '@/lib/map/query';
import type { MapChoices, MapQuery } from '@/lib/map/query';
import type { MapView } from '@/lib/map/camera/view';

export interface ScreenState extends MapQuery {
  readonly isPlaying: boolean;
  /** False until the address was read: what is shown before is what the server sent. */
  readonly hasArrived: boolean;
}

export interface ScreenStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => ScreenState;
  /** What the server renders: the address's query is not known there. */
  readonly getInitial: () => ScreenState;
  readonly update: (change: (state: ScreenState) => ScreenState) => void;
  /** Notes where the map is. Nobody is told: `view` of the state stays the one of the arrival. */
  readonly noteView: (view: MapView) => void;
  /** Writes the address at once. */
  readonly write: () => void;
  /** What the reader has set now outlives the next step back; the entry's own query does not. */
  readonly keepOnReturn: () => void;
}

const WRITE_MS = 1000;

/** A store for the map whose pages begin with `path`. */
export function createScreenStore(path: string, choices: MapChoices): ScreenStore {
  const initial: ScreenState = { ...emptyQuery(choices), isPlaying: false, hasArrived: false };
  const listeners = new Set<() => void>();
  let state = initial;
  let view: MapView | null = null;
  let address = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isKept = false;
  let lastWrite = Number.NEGATIVE_INFINITY;

  function set(next: ScreenState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function read(): void {
    // A jump to an anchor of the page is a movement in the history too, but not another address.
    if (currentAddress() === address || !isOwnPage()) return;
    address = currentAddress();
    if (isKept) {
      isKept = false;
      return;
    }
    const query = parseMapQuery(window.location.search, choices);
    if (!state.hasArrived) view = query.view;
    set({
      ...query,
      view: state.hasArrived ? state.view : view,
      isPlaying: false,
      hasArrived: true,
    });
  }

  function write(): void {
    cancel();
    // The page can have changed under a waiting timer: its address is not ours to write.
    if (!isOwnPage() || !state.hasArrived) return;
    const query = formatMapQuery({ ...state, view }, choices);
    const { pathname, hash } = window.location;
    address = pathname + (query && `?${query}`);
    if (address === currentAddress()) return;
    lastWrite = Date.now();
    // The entry's own state goes back with it: it holds what the router needs to return here.
    window.history.replaceState(window.history.state, '', address + hash);
  }

  function schedule(): void {
    timer ??= setTimeout(write, Math.max(0, lastWrite + WRITE_MS - Date.now()));
  }

  function cancel(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  const isOwnPage = (): boolean =>
    window.location.pathname === path || window.location.pathname.startsWith(`${path}/`);

  return {
    get: () => state,
    getInitial: () => initial,
    write,
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
        window.removeEventListener('popstate', read);
        window.removeEventListener('pagehide', write);
      };
    },
    keepOnReturn() {
      isKept = true;
    },
    update(change) {
      set(change(state));
      schedule();
    },
    noteView(seen) {
      view = seen;
      schedule();
    },
  };
}

const currentAddress = (): string => window.location.pathname + window.location.search;

import { useSyncExternalStore } from 'react';
import { parseStartTime } from '@/lib/player/base/startTime';
import { createEmitter } from '@/lib/store';

/**
 * Reads the start second of the page's address, `?t=754` or the media fragment `#t=754` (W3C Media Fragments URI 1.0,
 * 4.2.1); undefined without a start second, and on the server, where the page is the same for everyone.
 * @param duration length of the episode, in seconds
 */
export function useAddressStart(duration: number): number | undefined {
  const timeParameter = useSyncExternalStore(subscribe, readAddress, () => null);
  return parseStartTime(timeParameter, duration);
}

/** Removes the start second from the address after its use, so that a return to the page does not seek again. */
export function forgetAddressStart(): void {
  if (readAddress() === null) return;
  const address = new URL(window.location.href);
  address.searchParams.delete('t');
  if (isMediaFragment(address.hash)) address.hash = '';
  // A change with null as its state passes through the Next router, which would otherwise restore the query.
  window.history.replaceState(null, '', address);
  addressChanged.emit();
}

/** Notifies `useAddressStart` of a change by `replaceState`, which dispatches no event. */
const addressChanged = createEmitter<void>();

function readAddress(): string | null {
  const { search, hash } = window.location;
  const query = new URLSearchParams(search).get('t');
  return query ?? (isMediaFragment(hash) ? new URLSearchParams(hash.slice(1)).get('t') : null);
}

const isMediaFragment = (hash: string): boolean => hash.startsWith('#t=');

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const type of ['popstate', 'hashchange']) {
    window.addEventListener(type, listener, { signal: controller.signal });
  }
  const unsubscribe = addressChanged.subscribe(listener);
  return () => {
    controller.abort();
    unsubscribe();
  };
}

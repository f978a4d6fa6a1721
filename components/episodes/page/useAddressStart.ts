import { useSyncExternalStore } from 'react';
import { parseStartTime } from '@/lib/player/base/startTime';
import { createSignal } from '@/lib/store';

/**
 * Reads the start second of the page's address, `?t=754` or the media fragment `#t=754` (W3C Media Fragments URI
 * 1.0, 4.2.1); undefined without one. The server knows no query: the page is the same for everyone.
 * @param duration length of the episode, in seconds
 */
export function useAddressStart(duration: number): number | undefined {
  const asked = useSyncExternalStore(subscribe, readAddress, () => null);
  return parseStartTime(asked, duration);
}

/** Takes the second out of the address once it was followed: coming back to the page does not jump again. */
export function forgetAddressStart(): void {
  if (readAddress() === null) return;
  const address = new URL(window.location.href);
  address.searchParams.delete('t');
  if (isFragment(address.hash)) address.hash = '';
  // With no state of its own, this goes through the router, which would write the query again otherwise.
  window.history.replaceState(null, '', address);
  changed.emit();
}

/** A change made by script is no event of the window. */
const changed = createSignal<void>();

function readAddress(): string | null {
  const { search, hash } = window.location;
  const query = new URLSearchParams(search).get('t');
  return query ?? (isFragment(hash) ? new URLSearchParams(hash.slice(1)).get('t') : null);
}

const isFragment = (hash: string): boolean => hash.startsWith('#t=');

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['popstate', 'hashchange']) {
    window.addEventListener(type, listener, { signal: listening.signal });
  }
  const stop = changed.subscribe(listener);
  return () => {
    listening.abort();
    stop();
  };
}

import { focusContent } from '@/components/ui/browser/focusTargets';
import { buildIdOf, guardPageRequests } from '@/lib/site/pageRequests';
import type { Player } from '@/lib/player/core/player';

/**
 * Keeps a page that cannot be had from ending the sound: the site's notice says so, and the page asked for comes
 * when it can, or not at all when the visitor closes the notice. Returns the way to stop.
 */
export function guardNavigation({ playback }: Player): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let retry = new AbortController();
  let asked = '';

  function tell(message: string, address: string): void {
    asked = address;
    const notice = document.getElementById('avis');
    if (!notice) return;
    notice.dataset.address = address;
    if (!message && notice.contains(document.activeElement)) focusContent();
    notice.dataset.message = message;
  }

  function askAgain(): void {
    retry.abort();
    retry = new AbortController();
  }

  /** The router forgets what it waits for when the address is written anew. */
  function giveUp(): void {
    retry = new AbortController();
    if (asked !== location.href)
      history.replaceState({ ...history.state, __NA: false }, '', location.href);
  }

  function isPlaying(): boolean {
    const current = playback.get();
    return current.status !== 'empty' && current.isPlaying;
  }

  const browserFetch = window.fetch;
  const guarded = guardPageRequests({
    base: () => location.href,
    fetch: (...request) => browserFetch.apply(window, request),
    buildId: buildIdOf([...document.scripts].map(({ text }) => text).join('')),
    isPlaying,
    tell: (obstacle, address) => tell(obstacle ?? '', address),
    untilRetried: () =>
      new Promise((resolve) =>
        retry.signal.addEventListener('abort', () => resolve(), { once: true }),
      ),
  });

  function onClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const action = target.closest<HTMLElement>('[data-notice]')?.dataset.notice;
    if (action === 'retry') askAgain();
    if (action === 'stay') giveUp();
  }

  window.fetch = guarded;
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('online', askAgain, { signal });
  return () => {
    stopping.abort();
    if (window.fetch === guarded) window.fetch = browserFetch;
  };
}

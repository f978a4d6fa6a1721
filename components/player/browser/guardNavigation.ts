import { focusContent } from '@/components/ui/browser/focusTargets';
import { buildIdOf, guardPageRequests } from '@/lib/site/pageRequests';
import type { Player } from '@/lib/player/core/player';

/**
 * Keeps a failed navigation from ending the sound (Next would load the document anew): the site's
 * notice appears, and the navigation is retried until it succeeds or the visitor closes the notice.
 * Returns a function that removes the guard.
 */
export function guardNavigation({ playback }: Player): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let retryController = new AbortController();
  let pendingAddress = '';

  function notify(message: string, address: string): void {
    pendingAddress = address;
    const notice = document.getElementById('avis');
    if (!notice) return;
    notice.dataset.address = address;
    if (!message && notice.contains(document.activeElement)) focusContent();
    notice.dataset.message = message;
  }

  function retryNow(): void {
    retryController.abort();
    retryController = new AbortController();
  }

  /** Rewrites the address without Next's state, so that the router drops the pending navigation. */
  function dropNavigation(): void {
    retryController = new AbortController();
    if (pendingAddress !== location.href)
      history.replaceState({ ...history.state, __NA: false }, '', location.href);
  }

  function isPlaying(): boolean {
    const currentPlayback = playback.get();
    return currentPlayback.status !== 'empty' && currentPlayback.isPlaying;
  }

  const browserFetch = window.fetch;
  const guardedFetch = guardPageRequests({
    base: () => location.href,
    fetch: (...request) => browserFetch.apply(window, request),
    buildId: buildIdOf([...document.scripts].map(({ text }) => text).join('')),
    isPlaying,
    notify: (obstacle, address) => notify(obstacle ?? '', address),
    untilRetried: () =>
      new Promise((resolve) =>
        retryController.signal.addEventListener('abort', () => resolve(), { once: true }),
      ),
  });

  function onClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const action = target.closest<HTMLElement>('[data-notice]')?.dataset.notice;
    if (action === 'retry') retryNow();
    if (action === 'stay') dropNavigation();
  }

  window.fetch = guardedFetch;
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('online', retryNow, { signal });
  return () => {
    controller.abort();
    if (window.fetch === guardedFetch) window.fetch = browserFetch;
  };
}

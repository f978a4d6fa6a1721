import type { Player } from '@/lib/player/core/player';

/**
 * Saves the position when the page may be discarded, and restores the state when the page returns
 * from the back-forward cache. Returns a function that removes the listeners.
 */
export function followPageLifecycle({ savePosition, restore }: Player): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const saveIfHidden = (): void => {
    if (document.visibilityState === 'hidden') savePosition();
  };
  const restoreIfPersisted = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) restore();
  };
  document.addEventListener('visibilitychange', saveIfHidden, { signal });
  window.addEventListener('pagehide', savePosition, { signal });
  window.addEventListener('pageshow', restoreIfPersisted, { signal });
  return () => controller.abort();
}

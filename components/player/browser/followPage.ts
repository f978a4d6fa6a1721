import type { Player } from '@/lib/player/core/player';

/**
 * Keeps the position when the page may go for good, and reads everything again when the browser brings back
 * a page that it had frozen. Returns the way to stop.
 */
export function followPage({ keep, restore }: Player): () => void {
  const following = new AbortController();
  const { signal } = following;
  const keepIfHidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  const restoreIfFrozen = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) restore();
  };
  document.addEventListener('visibilitychange', keepIfHidden, { signal });
  window.addEventListener('pagehide', keep, { signal });
  window.addEventListener('pageshow', restoreIfFrozen, { signal });
  return () => following.abort();
}

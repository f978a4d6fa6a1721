let counter: HTMLScriptElement | undefined;

/** Fetches what counts the cards that wait where some are kept, once (app/a-revoir.js). */
export function countCards(): void {
  try {
    if (counter || !localStorage.getItem('revision-jours')) return;
    counter = document.createElement('script');
    counter.src = '/a-revoir.js';
    document.head.append(counter);
  } catch {
    // Without a storage there are no cards.
  }
}

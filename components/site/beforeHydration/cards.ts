let counter: HTMLScriptElement | undefined;

/** Loads the script that counts the cards due for review (app/a-revoir.js) once, if this browser keeps any. */
export function countCards(): void {
  try {
    if (counter || !localStorage.getItem('revision-jours')) return;
    counter = document.createElement('script');
    counter.src = '/a-revoir.js';
    document.head.append(counter);
  } catch {
    // No storage, hence no cards.
  }
}

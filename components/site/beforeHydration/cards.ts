let script: HTMLScriptElement | undefined;

/** Loads the script that counts the cards due for review (app/a-revoir.js) once, if this browser stores cards. */
export function countCards(): void {
  try {
    if (script || !localStorage.getItem('revision-jours')) return;
    script = document.createElement('script');
    script.src = '/a-revoir.js';
    document.head.append(script);
  } catch {
    // Without storage, no cards were stored.
  }
}

let script: HTMLScriptElement | undefined;

/** Loads the script of « Citer cette page » (app/citer.js) when one is first opened; after a failure, at the next opening. */
export function loadCitations(): void {
  addEventListener(
    'toggle',
    ({ target }) => {
      if (script || !(target instanceof HTMLElement) || target.dataset.cite === undefined)
        return;
      script = document.createElement('script');
      script.src = '/citer.js';
      script.onerror = () => (script = undefined);
      document.head.append(script);
    },
    true,
  );
}

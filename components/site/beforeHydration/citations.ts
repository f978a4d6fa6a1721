let script: HTMLScriptElement | undefined;

/** Loads the script of « Citer cette page » (app/citer.js) at the first opening of one; after a failure, at the next. */
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

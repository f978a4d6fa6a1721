import { CITATIONS } from '@/components/site/beforeHydration/failedScripts';

let script: HTMLScriptElement | undefined;

/** Loads the script of « Citer cette page » (app/citer.js) when a visitor first opens that `<details>`. */
export function loadCitations(): void {
  addEventListener(
    'toggle',
    ({ target }) => {
      if (script || !(target instanceof HTMLElement) || target.dataset.cite === undefined)
        return;
      script = document.createElement('script');
      script.src = CITATIONS;
      document.head.append(script);
    },
    true,
  );
}

import { showNotice } from '@/components/site/beforeHydration/notice';

interface FailedScript {
  tries: number;
  isRequested?: boolean;
  timer?: number;
}

/** Scripts that failed to load, by their `src`, and the `src` of scripts that the server does not have (404, 410). */
const failedScripts = new Map<string, FailedScript>();
const missingScripts = new Set<string>();
let isHydrated = false;
/** Time of the last click on a link, in milliseconds since 1970. */
let lastClickTime = 0;

/** Records a click on a link: for 20 s, a script that fails again makes the notice of an unreachable site appear. */
export function recordLinkClick(time = Date.now()): void {
  lastClickTime = time;
}

/** Address of the script of « Citer cette page » (app/citer.js). */
export const CITATIONS = '/citer.js';

/** Reads `src` as written in the document, by which Turbopack identifies a loaded chunk. */
const addressOf = (script: Element): string => script.getAttribute('src') ?? '';
const isRetriable = (src: string): boolean => src.startsWith('/_next/') || src === CITATIONS;

function requestAgain(src: string): void {
  const entry = failedScripts.get(src);
  if (!entry || entry.isRequested) return;
  clearTimeout(entry.timer);
  entry.isRequested = true;
  const script = document.createElement('script');
  script.onload = () => {
    failedScripts.delete(src);
    if (failedScripts.size === 0) showNotice('');
  };
  script.setAttribute('src', src);
  document.head.append(script);
}

/**
 * Retries a script that failed to load, with growing pauses, while its importers wait; a script that the server does
 * not have (404, 410) fails for good.
 */
async function scheduleRetry(src: string): Promise<void> {
  const entry = failedScripts.get(src) ?? { tries: 0 };
  failedScripts.set(src, entry);
  entry.isRequested = false;
  const status = await fetch(src, { method: 'HEAD' }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 404 || status === 410) {
    failedScripts.delete(src);
    missingScripts.add(src);
    if (!isHydrated) showNotice('unready');
    for (const script of [...document.scripts])
      if (addressOf(script) === src) script.dispatchEvent(new Event('error'));
    return;
  }
  if (entry.tries > 1 && !isHydrated) showNotice('unready');
  if (entry.tries > 0 && isHydrated && Date.now() - lastClickTime < 20000)
    showNotice('unreachable');
  entry.timer = window.setTimeout(requestAgain, Math.min(30000, 500 * 2 ** entry.tries++), src);
}

/** Requests every failed script again at once. */
export function requestAllAgain(): void {
  for (const src of [...failedScripts.keys()]) requestAgain(src);
}

/** Retries scripts of the page that the network loses. */
export function retryFailedScripts(): void {
  addEventListener('hydrated', () => (isHydrated = true));
  addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof HTMLScriptElement)) return;
      const src = addressOf(event.target);
      if (!isRetriable(src) || missingScripts.has(src)) return;
      event.stopImmediatePropagation();
      void scheduleRetry(src);
    },
    true,
  );
  // A script may have failed before this listener was added: its resource timing has an empty body.
  addEventListener('load', () => {
    if (isHydrated) return;
    for (const script of document.scripts) {
      const [entry] = performance.getEntriesByName(script.src);
      const src = addressOf(script);
      const isEmpty = entry && 'decodedBodySize' in entry && entry.decodedBodySize === 0;
      if (isRetriable(src) && isEmpty && !failedScripts.has(src)) void scheduleRetry(src);
    }
  });
  addEventListener('online', requestAllAgain);
}

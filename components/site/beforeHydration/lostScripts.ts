import { show } from '@/components/site/beforeHydration/notice';

interface LostScript {
  tries: number;
  isAsked?: boolean;
  timer?: number;
}

/** Scripts that failed to load, by their `src`, and those that the server no longer has (404, 410). */
const lost = new Map<string, LostScript>();
const gone = new Set<string>();
let isHydrated = false;
/** Time of the last click on a link, in milliseconds since 1970. */
let followed = 0;

/** Records a click on a link: for 20 s, a script that fails again makes the notice of an unreachable site appear. */
export function follow(at = Date.now()): void {
  followed = at;
}

/** Address of the script of « Citer cette page » (app/citer.js). */
export const CITATIONS = '/citer.js';

/** Reads `src` as written in the document, by which Turbopack identifies a loaded chunk. */
const addressOf = (script: Element): string => script.getAttribute('src') ?? '';
const isOwn = (src: string): boolean => src.startsWith('/_next/') || src === CITATIONS;

function askAgain(src: string): void {
  const entry = lost.get(src);
  if (!entry || entry.isAsked) return;
  clearTimeout(entry.timer);
  entry.isAsked = true;
  const script = document.createElement('script');
  script.onload = () => {
    lost.delete(src);
    if (lost.size === 0) show('');
  };
  script.setAttribute('src', src);
  document.head.append(script);
}

/**
 * Retries a script that failed to load, with growing pauses, while its importers wait; a script that the server no longer has fails for good.
 */
async function lose(src: string): Promise<void> {
  const entry = lost.get(src) ?? { tries: 0 };
  lost.set(src, entry);
  entry.isAsked = false;
  const status = await fetch(src, { method: 'HEAD' }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 404 || status === 410) {
    lost.delete(src);
    gone.add(src);
    if (!isHydrated) show('unready');
    for (const script of [...document.scripts])
      if (addressOf(script) === src) script.dispatchEvent(new Event('error'));
    return;
  }
  if (entry.tries > 1 && !isHydrated) show('unready');
  if (entry.tries > 0 && isHydrated && Date.now() - followed < 20000) show('unreachable');
  entry.timer = window.setTimeout(askAgain, Math.min(30000, 500 * 2 ** entry.tries++), src);
}

export function retry(): void {
  for (const src of [...lost.keys()]) askAgain(src);
}

/** Watches the page's scripts, and retries those that the network loses. */
export function keepScripts(): void {
  addEventListener('hydrated', () => (isHydrated = true));
  addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof HTMLScriptElement)) return;
      const src = addressOf(event.target);
      if (!isOwn(src) || gone.has(src)) return;
      event.stopImmediatePropagation();
      void lose(src);
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
      if (isOwn(src) && isEmpty && !lost.has(src)) void lose(src);
    }
  });
  addEventListener('online', retry);
}

import 'server-only';
import type { PageForAll } from '@/lib/server/list/pageForAll';

/** Pages of about 200 kB each: 64 are 13 MB. */
const MOST_PAGES = 64;

/** How long nothing is made here after a failure, in milliseconds: the pages are then made as they are asked for. */
const REST_MS = 30_000;

/** Makes a page; null when it cannot. */
export type MakePage = (key: string) => Promise<PageForAll | null>;

/**
 * Keeps finished pages, least recently asked for out first, as long as what they show is the same object. Those who
 * ask together for a page that is not there wait for one making of it.
 */
export function createPageCache(make: MakePage, now: () => number) {
  const pages = new Map<string, Promise<PageForAll | null>>();
  let shown: object | null = null;
  let restsUntil = 0;

  function making(key: string): Promise<PageForAll | null> {
    const page = make(key).catch(() => null);
    void page.then((made) => {
      if (made !== null) return;
      restsUntil = now() + REST_MS;
      if (pages.get(key) === page) pages.delete(key);
    });
    return page;
  }

  /** The page of that key when `content` is what it shows; null when it cannot be had. */
  return function pageFor(content: object, key: string): Promise<PageForAll | null> {
    if (content !== shown) pages.clear();
    shown = content;
    const known = pages.get(key);
    if (known === undefined && now() < restsUntil) return Promise.resolve(null);
    const page = known ?? making(key);
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}

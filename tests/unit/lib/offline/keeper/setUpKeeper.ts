import { createKeeper } from '@/lib/offline/keeper/keeper';
import { fakeBrowser } from '@/tests/unit/lib/offline/fakeBrowser';

type Browser = ReturnType<typeof fakeBrowser>;

/** A keeper in a browser that keeps nothing yet, unless one is given. */
export const setUp = (browser: Browser = fakeBrowser()) => {
  const keeper = createKeeper(browser.host);
  return { browser, keeper, state: (slug: string) => keeper.kept.get().states[slug] };
};

/** The sounds and maps that were asked for. */
export const filesAsked = ({ asked }: Browser) =>
  asked.filter((path) => /^\/(audio|maps)\//.test(path));

/** What is in the caches of a path that has this in it. */
export const heldOf = (browser: Browser, part: string): readonly string[] =>
  browser.held().filter((entry) => entry.includes(part));

/** Holds back the answers of paths that end so: `begun` when the first is asked for, `go` lets them come. */
export function holdBack(browser: Browser, ending: string) {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const begun = new Promise<void>((resolve) =>
    browser.beforeAnswer((path) => {
      if (!path.endsWith(ending)) return;
      resolve();
      return held;
    }),
  );
  return { begun, go };
}

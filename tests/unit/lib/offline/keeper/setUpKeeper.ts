import { createKeeper } from '@/lib/offline/keeper/keeper';
import { fakeBrowser } from '@/tests/unit/lib/offline/fakeBrowser';

type Browser = ReturnType<typeof fakeBrowser>;

/** Creates a keeper, in an empty browser by default. */
export const setUp = (browser: Browser = fakeBrowser()) => {
  const keeper = createKeeper(browser.host);
  return { browser, keeper, state: (slug: string) => keeper.kept.get().states[slug] };
};

/** Lists the requested audio files and maps. */
export const filesAsked = ({ asked }: Browser) =>
  asked.filter((path) => /^\/(audio|maps)\//.test(path));

/** Lists the cached entries whose path contains a part. */
export const heldOf = (browser: Browser, part: string): readonly string[] =>
  browser.held().filter((entry) => entry.includes(part));

/** Holds responses of paths with an ending: `begun` resolves at the first request, `go` releases them. */
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

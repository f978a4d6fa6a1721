import { createKeeper } from '@/lib/offline/keeper/keeper';
import { fakeBrowser } from '@/tests/unit/lib/offline/fakeBrowser';

type Browser = ReturnType<typeof fakeBrowser>;

/** Creates a keeper, in an empty browser by default. */
export const setUp = (browser: Browser = fakeBrowser()) => {
  const keeper = createKeeper(browser.host);
  return { browser, keeper, state: (slug: string) => keeper.kept.get().states[slug] };
};

/** Lists the requested audio files and maps. */
export const requestedFiles = ({ requests }: Browser) =>
  requests.filter((path) => /^\/(audio|maps)\//.test(path));

/** Lists the cached entries that contain a text. */
export const entriesWith = (browser: Browser, text: string): readonly string[] =>
  browser.entries().filter((entry) => entry.includes(text));

/** Delays responses of paths with an ending: `requested` resolves at the first request, `release` sends them. */
export function delayResponses(browser: Browser, ending: string) {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = new Promise<void>((resolve) =>
    browser.beforeAnswer((path) => {
      if (!path.endsWith(ending)) return;
      resolve();
      return released;
    }),
  );
  return { requested, release };
}

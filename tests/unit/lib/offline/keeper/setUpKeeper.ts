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

import { until } from '../engines/programs';
import { press, visit } from '../input';
import type { Journey } from '../journey';
import { assertSameSound, mark, untilAdvancing } from '../sound';

const MENU = 'nav[aria-label="Navigation principale"] a';

/** Navigates in every way that keeps the document. */
export const navigation: Journey = {
  title: 'the sound goes on through three soft navigations and Back',
  async run(browser, origin) {
    const untilAt = (path: string): Promise<void> =>
      until(`the address is ${path}`, async () => {
        return (await browser.evaluate(() => location.pathname)) === path;
      });
    await visit(browser, origin);
    await press(browser, { selector: 'article button[data-episode]' });
    await untilAdvancing(browser);
    await mark(browser);
    for (const [name, path] of [
      ['Episodes', '/episodes'],
      ['Outils', '/outils'],
      ['A propos', '/about'],
    ] as const) {
      await press(browser, { selector: MENU, name });
      await untilAt(path);
      await assertSameSound(browser);
    }
    await browser.back();
    await untilAt('/outils');
    await assertSameSound(browser);
  },
};

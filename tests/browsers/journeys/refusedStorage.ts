import assert from 'node:assert/strict';
import { press, untilShown, visit } from '../input';
import type { Journey } from '../journey';
import { mark, assertSameSound, untilAdvancing } from '../sound';
import { episodeOf } from '@/tests/e2e/content';

/** Plays and reads an episode without any storage. */
export const refusedStorage: Journey = {
  title: 'an episode plays and is read where the browser refuses all storage',
  refusesStorage: true,
  async run(browser, origin) {
    const { slug, title } = episodeOf(8);
    await visit(browser, `${origin}/episodes/${slug}`);
    await untilShown(browser, title);
    await press(browser, { selector: 'main button[data-episode]' });
    await untilAdvancing(browser);
    await mark(browser);
    // Firefox has the interfaces but refuses their use: the dialog announces it. WebKit lacks the
    // interfaces: the button is absent.
    const keepButton = { selector: 'main button', name: 'Emporter cet épisode' };
    if (browser.engine === 'Firefox') {
      await press(browser, keepButton);
      await untilShown(browser, 'Ce navigateur ne permet pas d’emporter un épisode');
      await press(browser, { selector: 'dialog button', name: 'Fermer' });
    } else {
      const keepButtonCount = await browser.evaluate(
        (name) =>
          [...document.querySelectorAll('main button')].filter(
            (button) => button.checkVisibility() && button.textContent.includes(name),
          ).length,
        keepButton.name,
      );
      assert.equal(keepButtonCount, 0);
    }
    await press(browser, {
      selector: 'nav[aria-label="Navigation principale"] a',
      name: 'A propos',
    });
    await assertSameSound(browser);
  },
};

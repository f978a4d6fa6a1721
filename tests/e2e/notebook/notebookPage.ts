import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/it';

export const NOTEBOOK = '/carnet';
export const MARKED_EPISODE = '/episodes/episode-08-medine-naissance-d-une-communaute';

export const notebookOn = (page: Page) => {
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Mon carnet' });
  return {
    main,
    list,
    /** Bookmarks, without their groups. */
    items: list
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Effacer/ }) })
      .filter({ hasNot: page.getByRole('heading', { level: 2 }) }),
    search: main.getByRole('searchbox', { name: 'Rechercher dans le carnet' }),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
  };
};

/** Shows the buttons beside the sentences of an episode, marks the first sentences, and returns their texts. */
export async function markSentences(page: Page, count: number): Promise<readonly string[]> {
  await page.goto(MARKED_EPISODE);
  await page.getByRole('checkbox', { name: 'Marquer des phrases' }).check();
  const markButtons = page.getByRole('button', { name: /^Marquer\s:/ });
  const sentences: string[] = [];
  for (let remaining = count; remaining > 0; remaining -= 1) {
    sentences.push(
      ((await markButtons.first().textContent()) ?? '').replace(/^Marquer\s: /, ''),
    );
    await markButtons.first().click();
  }
  await expect(page.getByRole('button', { name: /^Marquée\s:/ })).toHaveCount(count);
  return sentences;
}

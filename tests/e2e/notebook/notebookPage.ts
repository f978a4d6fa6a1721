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

/** Shows the buttons beside the sentences of an episode, and marks the first ones. */
export async function markSentences(page: Page, count: number): Promise<readonly string[]> {
  await page.goto(MARKED_EPISODE);
  await page.getByRole('checkbox', { name: 'Marquer des phrases' }).check();
  const free = page.getByRole('button', { name: /^Marquer\s:/ });
  const names: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    names.push(((await free.first().textContent()) ?? '').replace(/^Marquer\s: /, ''));
    await free.first().click();
  }
  await expect(page.getByRole('button', { name: /^Marquée\s:/ })).toHaveCount(count);
  return names;
}

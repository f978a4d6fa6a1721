import type { Page } from '@playwright/test';

export function episodesOn(page: Page) {
  return {
    cards: page.getByRole('article'),
    search: page.getByRole('searchbox', { name: 'Rechercher un épisode' }),
    category: page.getByRole('combobox', { name: 'Catégorie' }),
    period: page.getByRole('combobox', { name: 'Période' }),
    order: page.getByRole('combobox', { name: 'Ordre' }),
    count: page.getByRole('main').getByRole('status').first(),
    sentences: page.getByRole('link', { name: /Écouter à partir de cette phrase/ }),
    listHeading: page.getByRole('heading', { name: 'Liste des épisodes' }),
    /** Marks the document: a reload removes the mark. */
    mark: () => page.evaluate(() => Reflect.set(window, 'marked', true)),
    isMarked: () => page.evaluate(() => Reflect.get(window, 'marked') === true),
  };
}

import type { Page } from '@playwright/test';

export const TOOLS = 6;

/** What a visitor sees and does of the catalogue. */
export function catalogueOn(page: Page) {
  const card = (title: string) => page.getByRole('article', { name: title });
  return {
    card,
    cards: page.getByRole('article'),
    toggle: (title: string) => card(title).getByRole('button', { name: 'En savoir plus' }),
    search: page.getByRole('searchbox', { name: 'Rechercher un outil' }),
    category: page.getByRole('combobox', { name: 'Catégorie' }),
    count: page.getByRole('status').filter({ hasText: 'affichés' }),
    height: async (title: string) => (await card(title).boundingBox())?.height ?? 0,
  };
}

export const ARABIA = 'L’Arabie au temps du Prophète';
export const MEDINA = 'Médine au temps du Prophète';

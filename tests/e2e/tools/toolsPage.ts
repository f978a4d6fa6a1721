import type { Page } from '@playwright/test';
import { tools } from '@/tests/e2e/content';

export const TOOLS = tools.length;
export const CATEGORIES = new Set(tools.map(({ category }) => category)).size;
export const FEATURED = tools.filter(({ featured }) => featured).length;

export function toolsOn(page: Page) {
  const card = (title: string) => page.getByRole('article', { name: title });
  return {
    card,
    cards: page.getByRole('article'),
    toggle: (title: string) => card(title).getByRole('button', { name: 'En savoir plus' }),
    search: page.getByRole('searchbox', { name: 'Rechercher un outil' }),
    category: page.getByRole('combobox', { name: 'Catégorie' }),
    count: page.getByRole('status').filter({ hasText: 'affiché' }),
    height: async (title: string) => (await card(title).boundingBox())?.height ?? 0,
  };
}

const titleOf = (link: string): string =>
  tools.find((tool) => tool.link === link)?.title ?? link;
export const ARABIA = titleOf('/outils/carte-interactive/arabie');
export const MEDINA = titleOf('/outils/carte-interactive/medine');

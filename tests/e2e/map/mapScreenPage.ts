import { expect, type Page } from '@playwright/test';

export const MAP = '/outils/carte-interactive/arabie';
export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What a reader sees and does around the map. */
export function screenOn(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Lieux historiques' });
  const timeline = page.getByRole('group', { name: 'Chronologie' });
  return {
    map: page.getByRole('region', { name: 'Carte' }),
    panel,
    timeline,
    search: page.getByRole('searchbox', { name: 'Rechercher un lieu' }),
    year: timeline.getByRole('slider', { name: 'Année' }),
    place: (name: string) => panel.getByRole('heading', { level: 2, name, exact: true }),
    marker: (id: string) => page.locator(`button[data-place="${id}"]`),
    link: (id: string) => panel.locator(`a[data-list-place="${id}"]`),
    close: panel.getByRole('link', { name: 'Fermer la fiche' }),
    /** Waits until the stage has come. */
    ready: () => expect(page.locator('button[data-place]').first()).toBeAttached(),
    historyLength: () => page.evaluate(() => window.history.length),
    /** Where the picture of the stage is, in pixels of the window, once it is laid out. */
    async shown() {
      const picture = page.locator('[data-map="layer"]');
      await expect(picture).toHaveAttribute('style', /scale/);
      const box = await picture.boundingBox();
      if (!box) throw new Error('La carte n’est pas à l’écran.');
      return box;
    },
  };
}

/** The query that the address has, decoded. */
export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

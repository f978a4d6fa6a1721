import { expect, type Locator, type Page } from '@playwright/test';

export const TREE = '/outils/arbre-genealogique';

/** The tree as a visitor finds it. */
export interface TreeOnPage {
  readonly region: Locator;
  readonly card: (id: string) => Locator;
  readonly fold: (id: string) => Locator;
  readonly panel: Locator;
  readonly search: Locator;
  /** Scrolls the page until the whole stage is in the window. */
  readonly bringInSight: () => Promise<void>;
  /** The middle of a card, in pixels of the window. */
  readonly spotOf: (id: string) => Promise<{ readonly x: number; readonly y: number }>;
}

export function treeOn(page: Page): TreeOnPage {
  const region = page.getByRole('region', { name: 'Arbre', exact: true });
  const card = (id: string) => region.locator(`[data-person="${id}"]`);
  return {
    region,
    card,
    fold: (id) => region.locator(`[data-fold="${id}"]`),
    panel: page.getByRole('complementary').filter({ has: page.locator('#choisie') }),
    search: page.getByRole('searchbox', { name: 'Rechercher une personne' }),
    bringInSight: () =>
      region.evaluate((stage) => stage.scrollIntoView({ block: 'end', behavior: 'instant' })),
    async spotOf(id) {
      const box = await card(id).boundingBox();
      if (!box) throw new Error(`« ${id} » n’est pas dessiné.`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
  };
}

/** Opens the tree, whose drawing has taken its place. */
export async function openTree(page: Page, query = ''): Promise<TreeOnPage> {
  await page.goto(TREE + query);
  const tree = treeOn(page);
  await expect(tree.region.locator('[data-ready]')).toBeVisible();
  return tree;
}

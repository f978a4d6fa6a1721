import { expect, type Locator, type Page } from '@playwright/test';

export const TREE = '/outils/arbre-genealogique';

/** Margin around a card whose button is to be pressed, in pixels. */
const CARD_MARGIN = 24;

export function treeOn(page: Page) {
  const region = page.getByRole('region', { name: 'Arbre', exact: true });
  const drawing = region.locator('#arbre-dessin');
  const card = (id: string) => region.locator(`[data-person="${id}"]`);

  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error(`${String(part)} is not drawn.`);
    return box;
  };

  /** Returns the centre of a card, in pixels of the window. */
  async function spotOf(id: string) {
    const { x, y, width, height } = await boxOf(card(id));
    return { x: x + width / 2, y: y + height / 2 };
  }

  return {
    region,
    card,
    spotOf,
    fold: (id: string) => region.locator(`[data-fold="${id}"]`),
    panel: page.getByRole('complementary').filter({ has: page.locator('#choisie') }),
    search: page.getByRole('searchbox', { name: 'Rechercher une personne' }),
    stop: region.locator('a[data-person]:not([tabindex="-1"])'),
    /** Scrolls the page until the whole stage is in the window. */
    bringInSight: () =>
      region.evaluate((stage) => stage.scrollIntoView({ block: 'end', behavior: 'instant' })),
    /**
     * Drags a card to a point of the stage, given as ratios of its width and height, such that the
     * card's button stays in reach.
     */
    async bring(id: string, across: number, down: number): Promise<void> {
      const [stage, own, from] = [await boxOf(region), await boxOf(card(id)), await spotOf(id)];
      const between = (low: number, length: number, size: number, share: number): number =>
        low + size / 2 + CARD_MARGIN + share * (length - size - 2 * CARD_MARGIN);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(
        between(stage.x, stage.width, own.width, across),
        between(stage.y, stage.height, own.height, down),
        { steps: 8 },
      );
      await page.mouse.up();
    },
    /** Presses the button of a card with the mouse. */
    async pressFold(id: string): Promise<void> {
      const { x, y, width, height } = await boxOf(region.locator(`[data-fold="${id}"]`));
      await page.mouse.click(x + width / 2, y + height / 2);
    },
    /** Returns every card and line with its coordinates. */
    drawn: () =>
      drawing.evaluate((svg) => [
        svg.getAttribute('viewBox'),
        ...[...svg.querySelectorAll('path[d]')].map((path) => path.getAttribute('d')),
        ...[...svg.querySelectorAll('[data-person]')].map(
          (one) =>
            `${one.getAttribute('data-person')} ${one.parentElement?.getAttribute('transform')}`,
        ),
      ]),
    /** Expects a drawing larger than its stage to leave no empty margin. */
    async expectNoGap(): Promise<void> {
      const [stage, shown] = [await boxOf(region), await boxOf(drawing)];
      for (const [from, length, stageFrom, room] of [
        [shown.x, shown.width, stage.x, stage.width],
        [shown.y, shown.height, stage.y, stage.height],
      ] as const)
        if (length > room + 1) {
          expect(from).toBeLessThanOrEqual(stageFrom + 1);
          expect(from + length).toBeGreaterThanOrEqual(stageFrom + room - 1);
        }
    },
  };
}

export type TreeOnPage = ReturnType<typeof treeOn>;

/** Opens the tree and waits until its stage is ready. */
export async function openTree(page: Page, query = ''): Promise<TreeOnPage> {
  await page.goto(TREE + query);
  const tree = treeOn(page);
  await expect(tree.region.locator('[data-ready]')).toBeVisible();
  return tree;
}

import { expect, type Locator, type Page } from '@playwright/test';

export const TREE = '/outils/arbre-genealogique';

/** Margin around a card whose button is to be pressed, in pixels. */
const CARD_MARGIN = 24;

export function treeOn(page: Page) {
  const region = page.getByRole('region', { name: 'Arbre', exact: true });
  const drawing = region.locator('#arbre-dessin');
  const card = (id: string) => region.locator(`[data-person="${id}"]`);

  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${String(locator)} is not drawn.`);
    return box;
  };

  /** Returns the centre of a card, in pixels of the window. */
  async function centreOf(id: string) {
    const { x, y, width, height } = await boxOf(card(id));
    return { x: x + width / 2, y: y + height / 2 };
  }

  return {
    region,
    card,
    centreOf,
    foldButton: (id: string) => region.locator(`[data-fold="${id}"]`),
    panel: page.getByRole('complementary').filter({ has: page.locator('#choisie') }),
    search: page.getByRole('searchbox', { name: 'Rechercher une personne' }),
    tabStop: region.locator('a[data-person]:not([tabindex="-1"])'),
    /** Scrolls the page until the whole stage is in the window. */
    scrollIntoWindow: () =>
      region.evaluate((stage) => stage.scrollIntoView({ block: 'end', behavior: 'instant' })),
    /**
     * Drags a card to a point of the stage, given as ratios of its width and height, such that the
     * card's button stays within the stage.
     */
    async dragCardTo(id: string, ratioX: number, ratioY: number): Promise<void> {
      const [stage, box, start] = [
        await boxOf(region),
        await boxOf(card(id)),
        await centreOf(id),
      ];
      const centreAt = (offset: number, length: number, size: number, ratio: number): number =>
        offset + size / 2 + CARD_MARGIN + ratio * (length - size - 2 * CARD_MARGIN);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(
        centreAt(stage.x, stage.width, box.width, ratioX),
        centreAt(stage.y, stage.height, box.height, ratioY),
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
    shapes: () =>
      drawing.evaluate((svg) => [
        svg.getAttribute('viewBox'),
        ...[...svg.querySelectorAll('path[d]')].map((path) => path.getAttribute('d')),
        ...[...svg.querySelectorAll('[data-person]')].map(
          (card) =>
            `${card.getAttribute('data-person')} ${card.parentElement?.getAttribute('transform')}`,
        ),
      ]),
    /** Expects a drawing larger than its stage to leave no empty margin. */
    async expectNoGap(): Promise<void> {
      const [stage, drawingBox] = [await boxOf(region), await boxOf(drawing)];
      for (const [from, stageLength, stageStart, stageSize] of [
        [drawingBox.x, drawingBox.width, stage.x, stage.width],
        [drawingBox.y, drawingBox.height, stage.y, stage.height],
      ] as const)
        if (stageLength > stageSize + 1) {
          expect(from).toBeLessThanOrEqual(stageStart + 1);
          expect(from + stageLength).toBeGreaterThanOrEqual(stageStart + stageSize - 1);
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

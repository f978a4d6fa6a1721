import { expect, test, type Page } from '@playwright/test';
import { openTree, type TreeOnPage } from './treePage';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

const SUBJECT = 'muhammad';
/** Room round a card whose button is to be pressed, in pixels. */
const CLEAR = 24;

const ZOOMS = [
  ['tel qu’il s’ouvre', null, 0],
  ['de loin', 'Réduire', 4],
  ['de près', 'Agrandir', 2],
] as const;

/** Where the card is brought before its branch is folded: a share of the stage across and down. */
const SPOTS = [
  ['au milieu', 0.5, 0.5],
  ['au bord gauche', 0, 0.6],
  ['au bord droit', 1, 0.5],
  ['en haut', 0.5, 0],
  ['en bas', 0.6, 1],
] as const;

/** Drags a card to a place of the stage, as near its edges as its button stays in reach. */
async function bring(page: Page, tree: TreeOnPage, id: string, across: number, down: number) {
  const [stage, card] = [await tree.region.boundingBox(), await tree.card(id).boundingBox()];
  if (!stage || !card) throw new Error('The stage and the card are expected.');
  const from = await tree.spotOf(id);
  const between = (low: number, length: number, own: number, share: number): number =>
    low + own / 2 + CLEAR + share * (length - own - 2 * CLEAR);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(
    between(stage.x, stage.width, card.width, across),
    between(stage.y, stage.height, card.height, down),
    { steps: 8 },
  );
  await page.mouse.up();
}

/** Presses the button of a card as a hand does. */
async function pressFold(page: Page, tree: TreeOnPage, id: string) {
  const box = await tree.fold(id).boundingBox();
  if (!box) throw new Error(`« ${id} » has no button.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Every card and line with its place: what the drawing is. */
const drawn = (tree: TreeOnPage) =>
  tree.region
    .locator('#arbre-dessin')
    .evaluate((svg) => [
      svg.getAttribute('viewBox'),
      ...[...svg.querySelectorAll('path[d]')].map((path) => path.getAttribute('d')),
      ...[...svg.querySelectorAll('[data-person]')].map(
        (card) =>
          `${card.getAttribute('data-person')} ${card.parentElement?.getAttribute('transform')}`,
      ),
    ]);

for (const [zoom, button, times] of ZOOMS)
  test(`replier puis déplier d’une main, ${zoom} : la carte ne bouge pas et le dessin revient`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const tree = await openTree(page);
    await tree.bringInSight();
    for (let turn = 0; turn < times; turn += 1)
      if (button) await page.getByRole('button', { name: button }).click();
    const whole = await drawn(tree);
    for (const [spot, across, down] of SPOTS)
      await test.step(spot, async () => {
        await bring(page, tree, SUBJECT, across, down);
        const before = await tree.spotOf(SUBJECT);
        const shift = async (): Promise<number> => {
          const { x, y } = await tree.spotOf(SUBJECT);
          return Math.max(Math.abs(x - before.x), Math.abs(y - before.y));
        };
        await pressFold(page, tree, SUBJECT);
        await expect(tree.fold(SUBJECT)).toHaveAttribute('aria-expanded', 'false');
        await expect(tree.card('fatima')).toHaveCount(0);
        expect(await shift()).toBeLessThanOrEqual(0.5);
        await pressFold(page, tree, SUBJECT);
        await expect(tree.card('fatima')).toHaveCount(1);
        expect(await shift()).toBeLessThanOrEqual(0.5);
        expect(await drawn(tree)).toEqual(whole);
      });
  });

test('une branche repliée garde son compte, se déplie par Entrée et le dit', async ({
  page,
}) => {
  const tree = await openTree(page);
  const cards = tree.region.locator('[data-person]');
  const whole = await cards.count();
  await tree.card('umayya').focus();
  await page.keyboard.press('Space');
  const button = tree.fold('umayya');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const hidden = whole - (await cards.count());
  expect(hidden).toBeGreaterThan(1);
  await expect(button).toHaveAccessibleName(
    `Déplier la branche d’Umayya (${hidden} personnes)`,
  );
  await expect(button).toHaveText(`+ ${hidden}`);
  await page.keyboard.press('ArrowDown');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(cards).toHaveCount(whole);
});

test('une recherche et un lien direct déplient la branche de la personne', async ({ page }) => {
  const tree = await openTree(page, '?replie=umayya');
  await expect(tree.card('yazid')).toHaveCount(0);
  await tree.search.fill('yazid');
  await tree.search.press('Enter');
  await expect(tree.card('yazid')).toBeInViewport();
  await expect(tree.fold('umayya')).toHaveAttribute('aria-expanded', 'true');
  await openTree(page, '?personne=yazid&replie=umayya');
  await expect(tree.card('yazid')).toBeInViewport({ ratio: 0.99 });
});

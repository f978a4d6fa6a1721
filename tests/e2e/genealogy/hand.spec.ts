import { expect, it } from '@/tests/e2e/it';
import { onePage } from '@/tests/e2e/onePage';
import { openTree, TREE, treeOn, type TreeOnPage } from './treePage';

it.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

const SUBJECT = 'muhammad';

/** Returns the larger of the horizontal and vertical distances of a card's centre from a point, in pixels. */
const shiftOf = async (tree: TreeOnPage, id: string, startPoint: { x: number; y: number }) => {
  const { x, y } = await tree.centreOf(id);
  return Math.max(Math.abs(x - startPoint.x), Math.abs(y - startPoint.y));
};

it.describe('the tree, by mouse, keyboard and wheel,', () => {
  const treePage = onePage(
    (page) => ({ page, tree: treeOn(page) }),
    async ({ page }) => (await openTree(page)).expectNoGap(),
  );

  it('has one tab stop; arrow keys lead to parents, children and spouses', async () => {
    const { page, tree } = treePage();
    await expect(tree.tabStop).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Montrer' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Passer l’arbre' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tree.card(SUBJECT)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Agrandir' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    for (const [key, id] of [
      ['ArrowUp', 'abdallah'],
      ['ArrowLeft', 'amina'],
      ['ArrowDown', SUBJECT],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tree.card(id)).toBeFocused();
    }
    // The only tie of Nawfal’s wife is milk kinship.
    await tree.card('nawfal-asad').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tree.card('halima')).toBeFocused();
    await expect(tree.card('halima')).toBeInViewport({ ratio: 0.99 });
    await tree.card(SUBJECT).focus();
    await page.keyboard.press('Enter');
    await expect(tree.panel.getByRole('heading', { level: 2 })).toBeFocused();
    await tree.panel.getByRole('button', { name: 'Fermer' }).click();
  });

  it('opens a person for a press that moves by 2 pixels, and nothing from 6 pixels on', async () => {
    const { page, tree } = treePage();
    await tree.scrollIntoWindow();
    for (const [deltaX, deltaY, panelCount] of [
      [60, 20, 0],
      [6, 0, 0],
      [2, 0, 1],
    ] as const) {
      const { x, y } = await tree.centreOf(SUBJECT);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + deltaX, y + deltaY, { steps: 6 });
      await page.mouse.up();
      await expect(tree.panel).toHaveCount(panelCount);
      if (deltaX === 60) expect((await tree.centreOf(SUBJECT)).x - x).toBeGreaterThan(50);
    }
    await expect(tree.card(SUBJECT)).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/personne=muhammad/);
    await tree.panel.getByRole('button', { name: 'Fermer' }).click();
    await expect(tree.panel).toHaveCount(0);
    await expect(page).toHaveURL(TREE);
  });

  for (const [position, ratioX, ratioY] of [
    ['in the middle', 0.5, 0.5],
    ['at the left edge', 0, 0.6],
    ['at the bottom', 0.6, 1],
  ] as const)
    it(`keeps a card under the pointer, and its drawing, when folded and unfolded ${position}`, async () => {
      const { tree } = treePage();
      await tree.scrollIntoWindow();
      const unfoldedDrawing = await tree.shapes();
      await tree.dragCardTo(SUBJECT, ratioX, ratioY);
      const centreBefore = await tree.centreOf(SUBJECT);
      await tree.pressFold(SUBJECT);
      await expect(tree.foldButton(SUBJECT)).toHaveAttribute('aria-expanded', 'false');
      await expect(tree.card('fatima')).toHaveCount(0);
      expect(await shiftOf(tree, SUBJECT, centreBefore)).toBeLessThanOrEqual(0.5);
      await tree.pressFold(SUBJECT);
      await expect(tree.card('fatima')).toHaveCount(1);
      expect(await shiftOf(tree, SUBJECT, centreBefore)).toBeLessThanOrEqual(0.5);
      expect(await tree.shapes()).toEqual(unfoldedDrawing);
    });

  it('folds a branch by the space bar, counts the hidden people, and unfolds it by Enter', async () => {
    const { page, tree } = treePage();
    const cards = tree.region.locator('[data-person]');
    const unfoldedCount = await cards.count();
    await tree.card('umayya').focus();
    const centreBefore = await tree.centreOf('umayya');
    await page.keyboard.press('Space');
    const button = tree.foldButton('umayya');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await shiftOf(tree, 'umayya', centreBefore)).toBeLessThanOrEqual(0.5);
    const hiddenCount = unfoldedCount - (await cards.count());
    expect(hiddenCount).toBeGreaterThan(1);
    await expect(button).toHaveAccessibleName(
      `Déplier la branche d’Umayya (${hiddenCount} personnes)`,
    );
    await expect(button).toHaveText(`+ ${hiddenCount}`);
    await page.keyboard.press('ArrowDown');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(cards).toHaveCount(unfoldedCount);
  });
});

it('the tree shows the person of the address or of a search', async ({ page }) => {
  const tree = await openTree(page, '?personne=mansur&replie=abbas+umayya');
  await tree.scrollIntoWindow();
  await expect(tree.card('mansur')).toBeInViewport({ ratio: 0.99 });
  await expect(tree.foldButton('umayya')).toHaveAttribute('aria-expanded', 'false');
  await expect(tree.card('yazid')).toHaveCount(0);
  await tree.search.fill('yazid ibn muawiya');
  await tree.search.press('Enter');
  await expect(tree.card('yazid')).toBeInViewport();
  await expect(tree.foldButton('umayya')).toHaveAttribute('aria-expanded', 'true');
  // The search ignores accents; the notice links to the page of the person.
  await tree.search.fill('aisha');
  await tree.search.press('Enter');
  await expect(tree.panel.getByRole('heading', { level: 2 })).toContainText('Â’isha');
  await expect(tree.card('aisha')).toBeInViewport();
  const widthOf = async () => (await tree.card('aisha').boundingBox())?.width ?? 0;
  const widthBefore = await widthOf();
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(widthOf).toBeGreaterThan(widthBefore * 1.2);
  await page.getByRole('button', { name: 'Voir tout l’arbre' }).click();
  for (const id of ['kilab', 'yazid', 'waraqa']) await expect(tree.card(id)).toBeInViewport();
  await tree.panel.getByRole('link', { name: /Lire la fiche/ }).click();
  await expect(page).toHaveURL(`${TREE}/aisha`);
});

it('the wheel zooms the tree, then scrolls the page', async ({ page }) => {
  const tree = await openTree(page);
  const widthOf = async () => (await tree.card(SUBJECT).boundingBox())?.width ?? 0;
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const pointAtSubject = async () => {
    await tree.region.evaluate((stage) => stage.scrollIntoView({ block: 'start' }));
    const { x, y } = await tree.centreOf(SUBJECT);
    await page.mouse.move(x, y);
  };
  await pointAtSubject();
  const [widthBefore, topBefore] = [await widthOf(), await scrollTop()];
  await page.mouse.wheel(0, 100);
  await expect.poll(scrollTop).toBeGreaterThan(topBefore);
  expect(await widthOf()).toBeCloseTo(widthBefore, 1);
  await page.mouse.wheel(0, -100);
  await expect.poll(widthOf).toBeGreaterThan(widthBefore);
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 100);
  await expect.poll(widthOf).toBeCloseTo(widthBefore, 0);
  // The last of the twelve turns moved the page.
  await pointAtSubject();
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect.poll(widthOf).toBeLessThan(widthBefore * 0.9);
});

it('the tree shows ascendants, descendants or the household alone', async ({ page }) => {
  const tree = await openTree(page, '?personne=abd-al-muttalib&vue=descendants');
  await tree.expectNoGap();
  await tree.scrollIntoWindow();
  await tree.card('fatima').click();
  await expect(tree.panel.getByRole('heading', { level: 2 })).toHaveText('Fâtima');
  await page.getByRole('combobox', { name: 'Montrer' }).selectOption('ascendants');
  await expect(tree.card('hasan')).toHaveCount(0);
  await expect(tree.card('kilab')).toBeVisible();
  await expect(tree.tabStop).toHaveAttribute('data-person', 'fatima');
  await expect(tree.card('fatima')).toBeInViewport({ ratio: 0.99 });
  await tree.panel.getByRole('button', { name: 'Descendants seuls' }).click();
  await expect(tree.card('hasan')).toBeVisible();
  await expect(tree.card('kilab')).toHaveCount(0);
  await tree.panel.getByRole('button', { name: 'Foyer' }).click();
  await expect(page).toHaveURL(/vue=foyer/);
  await expect(tree.card(SUBJECT)).toBeVisible();
  await tree.panel.getByRole('button', { name: 'Muhammad', exact: true }).click();
  await expect(tree.panel.getByRole('heading', { level: 2 })).toHaveText('Muhammad');
});

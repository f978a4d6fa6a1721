import { expect, test } from '@playwright/test';
import { openTree, TREE, treeOn } from './treePage';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

test('une touche Tab entre dans le dessin, une autre en sort', async ({ page }) => {
  const tree = await openTree(page);
  await page.getByRole('combobox', { name: 'Vue' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Passer l’arbre' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tree.card('muhammad')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Agrandir' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tree.card('muhammad')).toBeFocused();
});

test('les flèches mènent à Halîma, que seul le lait lie', async ({ page }) => {
  const tree = await openTree(page);
  await tree.card('arwa-kurayz').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tree.card('halima')).toBeFocused();
  await expect(tree.card('halima')).toBeInViewport({ ratio: 0.99 });
});

for (const [pixels, opens] of [
  [2, true],
  [6, false],
] as const)
  test(`un clic qui tremble de ${pixels} pixels ${opens ? 'ouvre' : 'n’ouvre rien'}`, async ({
    page,
  }) => {
    const tree = await openTree(page);
    const { x, y } = await tree.spotOf('khadija');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: pixels });
    await page.mouse.up();
    await expect(tree.panel).toHaveCount(opens ? 1 : 0);
  });

test('après un changement de vue, la touche Tab retrouve la personne', async ({ page }) => {
  const tree = await openTree(page, '?personne=fatima');
  await tree.bringInSight();
  await page.getByRole('combobox', { name: 'Vue' }).selectOption('ascendants');
  await expect(tree.card('hasan')).toHaveCount(0);
  const stop = tree.region.locator('a[data-person]:not([tabindex="-1"])');
  await expect(stop).toHaveAttribute('data-person', 'fatima');
  await expect(tree.card('fatima')).toBeInViewport({ ratio: 0.99 });
});

test('une vue s’ouvre sans vide à côté du dessin', async ({ page }) => {
  for (const query of ['', '?personne=abd-al-muttalib&vue=descendants', '?personne=kilab']) {
    const tree = await openTree(page, query);
    const [stage, drawing] = await Promise.all(
      [tree.region, tree.region.locator('#arbre-dessin')].map((part) => part.boundingBox()),
    );
    if (!stage || !drawing) throw new Error('The stage and the drawing are expected.');
    for (const [from, to, stageFrom, stageTo] of [
      [drawing.x, drawing.x + drawing.width, stage.x, stage.x + stage.width],
      [drawing.y, drawing.y + drawing.height, stage.y, stage.y + stage.height],
    ] as const)
      if (to - from > stageTo - stageFrom + 1) {
        expect(from).toBeLessThanOrEqual(stageFrom + 1);
        expect(to).toBeGreaterThanOrEqual(stageTo - 1);
      }
  }
});

test('le serveur et le navigateur dessinent le même arbre', async ({ page, request }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const html = await (await request.get(TREE)).text();
  const tree = await openTree(page);
  const [sent, shown] = await tree.region.locator('#arbre-dessin').evaluate((svg, text) => {
    const places = (root: Element | null) =>
      [...(root?.querySelectorAll('path, text, rect, a, g') ?? [])].map((part) =>
        ['d', 'transform', 'href', 'x', 'y', 'data-stroke', 'aria-label', 'tabindex']
          .map((name) => part.getAttribute(name))
          .join('|'),
      );
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [places(parsed.getElementById('arbre-dessin')), places(svg)];
  }, html);
  expect(sent?.length).toBeGreaterThan(500);
  expect(shown).toEqual(sent);
  expect(errors).toEqual([]);
});

test.describe('Sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [way, id] of [
    ['cherchée', 'yazid'],
    ['touchée', 'zaynab'],
  ] as const)
    test(`la carte d’une personne ${way} se voit au-dessus de sa notice`, async ({ page }) => {
      await page.goto(TREE);
      const tree = treeOn(page);
      await page.getByRole('button', { name: 'Voir tout le dessin' }).click();
      await expect(tree.region.locator('[data-ready]')).toBeVisible();
      if (way === 'touchée') await tree.card(id).click();
      else {
        await tree.search.fill(id);
        await tree.search.press('Enter');
      }
      await expect(tree.panel.getByRole('heading', { level: 2 })).toBeVisible();
      await expect
        .poll(async () => {
          const [stage, card, panel] = await Promise.all(
            [tree.region, tree.card(id), tree.panel].map((part) => part.boundingBox()),
          );
          if (!stage || !card || !panel) return 'not there';
          return (
            card.y >= stage.y &&
            card.y + card.height <= Math.min(panel.y, stage.y + stage.height) &&
            card.x >= stage.x &&
            card.x + card.width <= stage.x + stage.width
          );
        })
        .toBe(true);
    });
});

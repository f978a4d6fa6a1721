import { expect, test } from '@playwright/test';
import { openTree, TREE, treeOn } from './treePage';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

test('un clic sur une carte ouvre sa notice, et l’adresse la retient', async ({ page }) => {
  const tree = await openTree(page);
  await tree.card('muhammad').click();
  await expect(tree.panel.getByRole('heading', { level: 2 })).toHaveText('Muhammad');
  await expect(page).toHaveURL(/personne=muhammad/);
  await expect(tree.card('muhammad')).toHaveAttribute('aria-current', 'true');
  await tree.panel.getByRole('button', { name: 'Fâtima', exact: true }).click();
  await expect(tree.panel.getByRole('heading', { level: 2 })).toHaveText('Fâtima');
  await tree.panel.getByRole('link', { name: /Lire la fiche/ }).click();
  await expect(page).toHaveURL(`${TREE}/fatima`);
});

test('la recherche trouve sans accents, et montre la personne', async ({ page }) => {
  const tree = await openTree(page);
  await tree.search.fill('aisha');
  await tree.search.press('Enter');
  await expect(tree.panel.getByRole('heading', { level: 2 })).toContainText('Â’isha');
  await expect(tree.card('aisha')).toBeInViewport();
});

test('un glissement n’ouvre rien', async ({ page }) => {
  const tree = await openTree(page);
  const { x, y } = await tree.spotOf('muhammad');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 6 });
  await page.mouse.up();
  await expect(tree.panel).toHaveCount(0);
  await expect(page).toHaveURL(TREE);
  const after = await tree.spotOf('muhammad');
  expect(after.x - x).toBeGreaterThan(50);
});

test('replier puis déplier rend le même dessin, la carte tenue ne bouge pas', async ({
  page,
}) => {
  const tree = await openTree(page);
  const whole = await tree.region.locator('[data-person]').count();
  for (const id of ['abd-al-muttalib', 'umayya', 'muhammad']) {
    await tree.card(id).focus();
    const before = await tree.spotOf(id);
    await page.keyboard.press('Space');
    await expect(tree.fold(id)).toHaveAttribute('aria-expanded', 'false');
    await expect
      .poll(async () => {
        const { x, y } = await tree.spotOf(id);
        return Math.max(Math.abs(x - before.x), Math.abs(y - before.y));
      })
      .toBeLessThanOrEqual(0.5);
    expect(await tree.region.locator('[data-person]').count()).toBeLessThan(whole);
    await page.keyboard.press('Space');
    await expect(tree.region.locator('[data-person]')).toHaveCount(whole);
    const after = await tree.spotOf(id);
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(0.5);
  }
});

test('un lien direct déplie la branche de la personne', async ({ page }) => {
  const tree = await openTree(page, '?personne=mansur&replie=abbas+umayya');
  await expect(tree.card('mansur')).toBeVisible();
  await expect(tree.fold('umayya')).toHaveAttribute('aria-expanded', 'false');
  await expect(tree.card('yazid')).toHaveCount(0);
});

test('un seul arrêt de tabulation, des flèches vers parents, enfants et conjoints', async ({
  page,
}) => {
  const tree = await openTree(page);
  await expect(tree.region.locator('a[data-person]:not([tabindex="-1"])')).toHaveCount(1);
  await tree.card('muhammad').focus();
  await page.keyboard.press('ArrowUp');
  await expect(tree.card('abdallah')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tree.card('amina')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tree.card('muhammad')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tree.panel.getByRole('heading', { level: 2 })).toBeFocused();
});

test('ascendants, descendants et foyer ne montrent qu’eux', async ({ page }) => {
  const tree = await openTree(page, '?personne=fatima');
  await tree.panel.getByRole('button', { name: 'Ascendants seuls' }).click();
  await expect(tree.card('kilab')).toBeVisible();
  await expect(tree.card('hasan')).toHaveCount(0);
  await tree.panel.getByRole('button', { name: 'Descendants seuls' }).click();
  await expect(tree.card('hasan')).toBeVisible();
  await expect(tree.card('kilab')).toHaveCount(0);
  await tree.panel.getByRole('button', { name: 'Foyer' }).click();
  await expect(page).toHaveURL(/vue=foyer/);
  await expect(tree.card('muhammad')).toBeVisible();
});

test('le zoom garde les mêmes gestes que la carte', async ({ page }) => {
  const tree = await openTree(page);
  const widthOf = async () => (await tree.card('muhammad').boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
  await page.getByRole('button', { name: 'Voir tout l’arbre' }).click();
  await expect(tree.card('kilab')).toBeInViewport();
  await expect(tree.card('yazid')).toBeInViewport();
  await expect(tree.card('waraqa')).toBeInViewport();
});

test.describe('Sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('le foyer vient d’abord, le dessin à la demande', async ({ page }) => {
    await page.goto(TREE);
    await expect(page.getByRole('heading', { name: 'Le foyer de Muhammad' })).toBeVisible();
    await expect(treeOn(page).region).toBeHidden();
    await page.getByRole('button', { name: 'Voir tout le dessin' }).click();
    await expect(treeOn(page).card('muhammad')).toBeInViewport();
  });
});

import { expectNoViolations } from '@/tests/e2e/axe';
import { expectStill, shiftsOn, watchShifts } from '@/tests/e2e/every-page/shifts';
import { expect, it } from '@/tests/e2e/it';
import { onePage } from '@/tests/e2e/onePage';
import { overflowOf } from '@/tests/e2e/watch';
import { openTree, TREE, treeOn, type TreeOnPage } from './treePage';

it.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

const SUBJECT = 'muhammad';

/** Expects a card to be fully visible on the stage, above the notice. */
async function expectAboveNotice({ region, card, panel }: TreeOnPage, id: string) {
  await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [stage, box, notice] = await Promise.all(
        [region, card(id), panel].map((locator) => locator.boundingBox()),
      );
      if (!stage || !box || !notice) return 'not rendered';
      return (
        box.y >= stage.y &&
        box.y + box.height <= Math.min(notice.y, stage.y + stage.height) + 1 &&
        box.x >= stage.x &&
        box.x + box.width <= stage.x + stage.width
      );
    })
    .toBe(true);
}

it.describe('on a phone', () => {
  const treePage = onePage(
    (page) => ({ page, tree: treeOn(page) }),
    async ({ page }) => void (await openTree(page)),
  );

  it('the household of the subject is drawn in the first viewport, below its search', async () => {
    const { page, tree } = treePage();
    await expect(tree.search).toBeInViewport({ ratio: 1 });
    for (const id of ['abdallah', 'amina', SUBJECT, 'khadija', 'qasim', 'zaynab', 'fatima'])
      await expect(tree.card(id)).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('combobox', { name: 'Montrer' })).toHaveValue('foyer');
    const link = page.getByRole('link', { name: 'Lire la fiche' });
    await expect(link).toHaveAttribute('href', `${TREE}/${SUBJECT}`);
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('heading', { name: 'Le foyer de Muhammad' }),
    ).not.toBeInViewport();
    await expectNoViolations(page);
  });

  it('a press on a card or a search draws a person’s household, until after the notice is closed', async () => {
    const { page, tree } = treePage();
    await tree.card('fatima').click();
    await expectAboveNotice(tree, 'fatima');
    await expect(tree.card('hasan')).toHaveCount(1);
    await expect(tree.card('halima')).toHaveCount(0);
    await expectNoViolations(page);
    await tree.panel.getByRole('button', { name: 'Fermer' }).click();
    await expect(tree.panel).toHaveCount(0);
    await expect(tree.card('fatima')).toBeInViewport({ ratio: 0.99 });
    await expect(page).toHaveURL(/personne=fatima/);
    await tree.search.fill('yazid');
    await tree.search.press('Enter');
    await expectAboveNotice(tree, 'yazid');
  });

  it('« Tout l’arbre » draws the whole tree around the selected person', async () => {
    const { page, tree } = treePage();
    await tree.search.fill('yazid');
    await tree.search.press('Enter');
    await expectAboveNotice(tree, 'yazid');
    await page.getByRole('combobox', { name: 'Montrer' }).selectOption('tout');
    await expect(page).toHaveURL(/vue=tout/);
    await expect(tree.card('kilab')).toHaveCount(1);
    await expect(tree.card('yazid')).toBeInViewport({ ratio: 0.99 });
  });
});

it('a link to a person opens that person’s household and notice', async ({ page }) => {
  const tree = await openTree(page, '?personne=khadija');
  await expect(tree.panel.getByRole('heading', { level: 2 })).toContainText('Khadîja');
  await expectAboveNotice(tree, 'khadija');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

it('the page of the tree has no layout shift while the drawing loads', async ({ page }) => {
  await page.addInitScript(watchShifts);
  await openTree(page, '?personne=khadija');
  await expect(treeOn(page).panel.getByRole('heading', { level: 2 })).toBeVisible();
  expectStill('the tree', await shiftsOn(page), 0.005);
});

it('the server’s cards lie where the stage draws the same cards', async ({ page }) => {
  const cardBoxesIn = (name: string) =>
    page.getByRole('region', { name, exact: true }).evaluate((root) =>
      [...root.querySelectorAll('[data-person]')].map((card) => {
        const { x, y, width } = card.getBoundingClientRect();
        return `${card.getAttribute('data-person')} ${[x, y, width].map(Math.round).join(' ')}`;
      }),
    );
  // Without scripts, as at the first paint.
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(TREE);
  const sentBoxes = await cardBoxesIn('Le foyer de Muhammad, dessiné');
  expect(sentBoxes.length).toBeGreaterThan(20);
  await page.unrouteAll();
  const tree = await openTree(page);
  await expect(tree.card('kilab')).toHaveCount(0);
  expect(await cardBoxesIn('Arbre')).toEqual(sentBoxes);
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the household is drawn, followed by the list and the tree', async ({ page }) => {
    await page.goto(TREE);
    const sentHousehold = page.getByRole('region', { name: 'Le foyer de Muhammad, dessiné' });
    await expect(sentHousehold.locator(`[data-person="${SUBJECT}"]`)).toBeInViewport({
      ratio: 0.99,
    });
    await expect(page.getByRole('heading', { name: 'Le foyer de Muhammad' })).toBeVisible();
    await expect(treeOn(page).card('kilab')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });
});

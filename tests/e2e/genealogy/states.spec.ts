import { expect, test } from '@playwright/test';
import { expectNothingFound } from '../axe';
import { openTree, TREE, treeOn } from './treePage';

test.use({ reducedMotion: 'reduce' });

// Axe looks at every card of the drawing.
test.beforeEach(() => test.setTimeout(120_000));

const PAGES = [
  TREE,
  `${TREE}/muhammad`,
  `${TREE}/halima`,
  `${TREE}/ali`,
  `${TREE}/plan`,
  `${TREE}/lien`,
  // Two true names, an uncle, a father-in-law, a sister, a marriage across rows, a long way, nobody twice.
  `${TREE}/lien?de=ali&a=muhammad`,
  `${TREE}/lien?de=hamza&a=muhammad`,
  `${TREE}/lien?de=abu-bakr&a=muhammad`,
  `${TREE}/lien?de=umm-al-fadl&a=maymuna`,
  `${TREE}/lien?de=umar&a=ali`,
  `${TREE}/lien?de=yazid&a=husayn`,
  `${TREE}/lien?de=ali&a=ali`,
];

/** What can be shown of the drawing. */
const QUERIES = [
  '',
  '?personne=ali',
  '?personne=fatima&vue=ascendants',
  '?personne=abd-al-muttalib&vue=descendants',
  '?personne=muhammad&vue=foyer',
  '?replie=abd-al-muttalib',
];

for (const width of [390, 768, 1440]) {
  test.describe(`À ${width} pixels, axe ne trouve rien et rien ne dépasse`, () => {
    test.use({ viewport: { width, height: 844 } });

    test.afterEach(async ({ page }) => {
      await expectNothingFound(page);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    });

    for (const path of PAGES)
      test(`sur ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

    for (const query of QUERIES)
      test(`sur le dessin${query}`, async ({ page }) => {
        if (width >= 768) await openTree(page, query);
        else {
          await page.goto(TREE + query);
          await page.getByRole('button', { name: 'Voir tout le dessin' }).click();
          await expect(treeOn(page).region.locator('[data-ready]')).toBeVisible();
        }
        if (query.includes('personne'))
          await expect(treeOn(page).panel.getByRole('heading', { level: 2 })).toBeVisible();
      });

    for (const sought of ['umm', 'zzz'])
      test(`pendant la recherche de « ${sought} »`, async ({ page }) => {
        await page.goto(TREE);
        if (width < 768)
          await page.getByRole('button', { name: 'Voir tout le dessin' }).click();
        await treeOn(page).search.fill(sought);
        await expect(
          sought === 'umm'
            ? page.getByRole('button', { name: /^Umm Salama/ })
            : page.getByText('Personne ne porte ce nom dans l’arbre.'),
        ).toBeVisible();
      });
  });
}

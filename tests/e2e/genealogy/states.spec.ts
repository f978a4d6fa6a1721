import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { overflowOf } from '@/tests/e2e/watch';
import { openTree, TREE, treeOn } from './treePage';

it.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 844 } });

/** Expects no horizontal overflow at three widths. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `at ${width} pixels`).toBe(0);
  }
}

it('axe finds nothing with a person selected or during a search', async ({ page }) => {
  const tree = await openTree(page, '?personne=ali&replie=umayya');
  await expect(tree.panel.getByRole('heading', { level: 2 })).toBeVisible();
  await expectNoViolations(page);
  await expectFit(page);
  await tree.panel.getByRole('button', { name: 'Foyer' }).click();
  await expect(page).toHaveURL(/vue=foyer/);
  await expectNoViolations(page);
  await tree.search.fill('umm');
  await expect(page.getByRole('button', { name: /^Umm Salama/ })).toBeVisible();
  await expectNoViolations(page);
  await expectFit(page);
  await tree.search.fill('zzz');
  await expect(page.getByText('Personne ne porte ce nom dans l’arbre.')).toBeVisible();
  await expectNoViolations(page);
});

// Two names for one tie, a marriage across rows, a long chain, a pair of one person.
for (const pair of ['de=ali&a=muhammad', 'de=umar&a=ali', 'de=yazid&a=husayn', 'de=ali&a=ali'])
  it(`axe finds nothing in the answer to ${pair}, and nothing overflows`, async ({ page }) => {
    await page.goto(`${TREE}/lien?${pair}`);
    await expectNoViolations(page);
    await expectFit(page);
  });

it.describe('on a phone', () => {
  it.use({ viewport: { width: 390, height: 844 } });

  it('axe finds nothing with the drawing and a notice open', async ({ page }) => {
    await page.goto(`${TREE}?personne=muhammad&vue=tout`);
    await expect(treeOn(page).region.locator('[data-ready]')).toBeVisible();
    await expect(treeOn(page).panel.getByRole('heading', { level: 2 })).toBeVisible();
    await expectNoViolations(page);
  });
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the form states the tie, and the address can be shared', async ({ page }) => {
    await page.goto(`${TREE}/lien`);
    const selectPerson = (name: string, id: string) =>
      page.getByRole('combobox', { name }).selectOption(id);
    await selectPerson('Première personne', 'ali');
    await selectPerson('Seconde personne', 'muhammad');
    await page.getByRole('button', { name: /Comment sont-ils parents/ }).click();
    await expect(page).toHaveURL(`${TREE}/lien?de=ali&a=muhammad`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Alî est le cousin germain de Muhammad.',
    );
  });
});

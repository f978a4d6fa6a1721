import { expect } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { it } from '@/tests/e2e/it';
import { ARABIA, MEDINA, TOOLS, toolsOn } from '@/tests/e2e/tools/toolsPage';

it.describe('the filters of the catalogue', () => {
  it('are written into the address, without history entries', async ({ page }) => {
    await page.goto('/contact');
    await page.goto('/outils');
    const { search, category, cards, card, count } = toolsOn(page);
    await search.pressSequentially('OASIS', { delay: 40 });
    await expect(cards).toHaveCount(1);
    await expect(count).toHaveText(`1 outil sur ${TOOLS} affiché`);
    await category.selectOption('Cartes interactives');
    const address = '/outils?q=OASIS&categorie=Cartes+interactives';
    await expect(page).toHaveURL(address);
    await card(MEDINA).getByRole('link', { name: "Lancer l'outil" }).click();
    await expect(page).toHaveURL('/outils/carte-interactive/medine');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(cards).toHaveCount(1);
    await expect(search).toHaveValue('OASIS');
    await expect(category).toHaveValue('Cartes interactives');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });
});

it('the catalogue has a tutorial and a link to the first tool', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/outils');
  await toolsOn(page).toggle(ARABIA).click();
  const tutorialButton = page.getByRole('button', { name: 'View Tutorial' });
  const dialog = page.getByRole('dialog', { name: 'Les outils en quatre étapes' });
  await tutorialButton.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
  // The dialog covers the unfolded card.
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tutorialButton).toBeFocused();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/outils/carte-interactive/arabie');

  await page.goto('/outils?q=zzz');
  await expect(page.getByText('No tools found')).toBeVisible();
  await expectNoViolations(page);
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the whole catalogue is readable, without controls that need script', async ({ page }) => {
    await page.goto('/outils');
    const { cards, search, category } = toolsOn(page);
    await expect(cards).toHaveCount(TOOLS);
    for (const card of await cards.all()) {
      await expect(card.getByText('Fonctionnalités clés')).toBeVisible();
      await expect(card.getByRole('button', { name: 'En savoir plus' })).toBeHidden();
    }
    await expect(search).toBeHidden();
    await expect(category).toBeHidden();
    await expect(page.getByText('Les outils en quatre étapes')).toBeVisible();
    await toolsOn(page).card('Quizz').getByRole('link').click();
    await expect(page).toHaveURL('/outils/quizz');
  });
});

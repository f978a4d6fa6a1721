import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { ARABIA, catalogueOn, MEDINA, TOOLS } from './toolsPage';

test.describe('Les filtres du catalogue', () => {
  test('s’écrivent dans l’adresse, qui se partage', async ({ page }) => {
    await page.goto('/outils');
    const { search, category, cards, count } = catalogueOn(page);
    await search.fill('MEDINE');
    await expect(cards).toHaveCount(1);
    await expect(count).toHaveText(`1 outil sur ${TOOLS} affiché`);
    await category.selectOption('Cartes interactives');
    await expect(page).toHaveURL('/outils?q=MEDINE&categorie=Cartes+interactives');

    const shared = await page.context().newPage();
    await shared.goto(page.url());
    const there = catalogueOn(shared);
    await expect(there.cards).toHaveCount(1);
    await expect(there.search).toHaveValue('MEDINE');
    await expect(there.category).toHaveValue('Cartes interactives');
  });

  test('sont encore là au retour d’un outil, et n’ajoutent rien à l’historique', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.goto('/outils');
    const { search, cards, card } = catalogueOn(page);
    await search.pressSequentially('oasis', { delay: 40 });
    await expect(page).toHaveURL('/outils?q=oasis');
    await card(MEDINA).getByRole('link', { name: "Lancer l'outil" }).click();
    await expect(page).toHaveURL('/outils/carte-interactive/medine');
    await page.goBack();
    await expect(page).toHaveURL('/outils?q=oasis');
    await expect(cards).toHaveCount(1);
    await expect(search).toHaveValue('oasis');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

  test('s’effacent quand on redemande le catalogue, et reviennent en arrière', async ({
    page,
  }) => {
    await page.goto('/outils?categorie=Quizz');
    const { cards, category } = catalogueOn(page);
    await expect(cards).toHaveCount(1);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Outils interactifs' })
      .click();
    await expect(page).toHaveURL('/outils');
    await expect(cards).toHaveCount(TOOLS);
    await page.goBack();
    await expect(category).toHaveValue('Quizz');
    await expect(cards).toHaveCount(1);
  });

  test('disent quand il ne reste rien, et s’effacent d’un bouton', async ({ page }) => {
    await page.goto('/outils?q=zzz&categorie=Quizz');
    const { cards } = catalogueOn(page);
    await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    await expect(page.getByText('Essayez un autre mot, ou une autre catégorie.')).toBeVisible();
    await page.getByRole('button', { name: /^Effacer/ }).click();
    await expect(cards).toHaveCount(TOOLS);
    await expect(page).toHaveURL('/outils');
  });
});

test.describe('La fin du catalogue', () => {
  test('mène au premier outil à la une', async ({ page }) => {
    await page.goto('/outils');
    await page.getByRole('link', { name: 'Start Learning' }).click();
    await expect(page).toHaveURL('/outils/carte-interactive/arabie');
  });

  test('explique les outils en quatre étapes, et rend le focus', async ({ page }) => {
    await page.goto('/outils');
    const opener = page.getByRole('button', { name: 'View Tutorial' });
    const dialog = page.getByRole('dialog', { name: 'Les outils en quatre étapes' });
    await opener.click();
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });
});

for (const width of [390, 1280]) {
  test.describe(`Les états du catalogue, à ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('axe ne trouve rien', async ({ page }) => {
      await page.goto('/outils');
      await catalogueOn(page).toggle(ARABIA).click();
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'View Tutorial' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingFound(page);
      await page.goto('/outils?q=zzz');
      await expect(page.getByText('No tools found')).toBeVisible();
      await expectNothingFound(page);
    });
  });
}

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tout le catalogue se lit, sans ce qui ne servirait à rien', async ({ page }) => {
    await page.goto('/outils');
    const { cards, search, category } = catalogueOn(page);
    await expect(cards).toHaveCount(TOOLS);
    for (const card of await cards.all()) {
      await expect(card.getByText('Fonctionnalités clés')).toBeVisible();
      await expect(card.getByRole('button', { name: 'En savoir plus' })).toBeHidden();
    }
    await expect(search).toBeHidden();
    await expect(category).toBeHidden();
    await expect(page.getByText('Les outils en quatre étapes')).toBeVisible();
    await catalogueOn(page).card('Quizz').getByRole('link').click();
    await expect(page).toHaveURL('/outils/quizz');
  });
});

import { expect, test, type Page } from '@playwright/test';
import { decodeContent } from '@/lib/content/decode';
import { ToolsSchema } from '@/lib/tools/tool';
import { expectNothingFound } from './axe';

const TOOLS = 6;

/** What a visitor sees and does of the catalogue. */
function catalogueOn(page: Page) {
  const card = (title: string) => page.getByRole('article', { name: title });
  return {
    card,
    cards: page.getByRole('article'),
    toggle: (title: string) => card(title).getByRole('button', { name: 'En savoir plus' }),
    search: page.getByRole('searchbox', { name: 'Rechercher un outil' }),
    category: page.getByRole('combobox', { name: 'Catégorie' }),
    count: page.getByRole('status').filter({ hasText: 'affichés' }),
    height: async (title: string) => (await card(title).boundingBox())?.height ?? 0,
  };
}

const ARABIA = 'L’Arabie au temps du Prophète';
const MEDINA = 'Médine au temps du Prophète';

test.describe('Le catalogue', () => {
  test('est complet dans le HTML du serveur', async ({ request }) => {
    const html = await (await request.get('/outils')).text();
    expect(html.match(/<article/g)).toHaveLength(TOOLS);
    expect(html).toContain('Fonctionnalités clés');
    expect(html).toContain(`${TOOLS} outils sur ${TOOLS} affichés`);
    expect(html).not.toMatch(/<(?!\/)[^>]*\sstyle=/);
  });

  test('est publié en données, et chaque outil disponible mène à une page', async ({
    request,
  }) => {
    const response = await request.get('/tools.json');
    expect(response.headers()['content-type']).toContain('application/json');
    const tools = decodeContent(ToolsSchema, await response.json(), '/tools.json');
    expect(tools).toHaveLength(TOOLS);
    for (const { link, imageUrl } of tools) {
      expect((await request.get(link)).status()).toBe(200);
      expect((await request.get(imageUrl)).headers()['content-type']).toBe('image/jpeg');
    }
  });

  test('compte ses outils, ses catégories et ceux qui sont à la une', async ({ page }) => {
    await page.goto('/outils');
    for (const [label, value] of [
      ['outils', '6'],
      ['catégories', '5'],
      ['à la une', '2'],
    ] as const) {
      const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value);
    }
  });

  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 2],
  ] as const) {
    test(`a ${columns} colonne(s) à ${width} pixels, et rien ne dépasse`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/outils');
      const lefts = await catalogueOn(page).cards.evaluateAll((cards) =>
        cards.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test.describe('Les cartes du catalogue', () => {
  test('s’ouvrent une à une, et leur hauteur suit vraiment, en 300 millisecondes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/outils');
    const { card, toggle, height } = catalogueOn(page);
    const closed = await height(ARABIA);
    const neighbour = await height(MEDINA);
    const heights = await page.evaluate(
      async ([title]) => {
        const article = [...document.querySelectorAll('article')].find((it) =>
          it.textContent.includes(title ?? ''),
        );
        const button = article?.querySelector<HTMLElement>('[aria-expanded]');
        if (!article || !button) return [];
        button.click();
        const seen: { at: number; height: number }[] = [];
        const start = performance.now();
        while (performance.now() - start < 1500) {
          const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
          seen.push({ at: at - start, height: article.getBoundingClientRect().height });
        }
        return seen;
      },
      [ARABIA],
    );
    const open = await height(ARABIA);
    expect(open).toBeGreaterThan(closed + 150);
    const between = heights.filter((it) => it.height > closed + 5 && it.height < open - 5);
    expect(between).not.toEqual([]);
    const arrived = heights.find((it) => it.height > open - 1)?.at ?? Infinity;
    expect(arrived).toBeGreaterThan(200);
    expect(arrived).toBeLessThan(900);
    expect(
      await card(ARABIA)
        .getByText('Fonctionnalités clés')
        .evaluate((it) => {
          const row = it.closest('[id$="-details"]');
          return row && getComputedStyle(row).transitionDuration;
        }),
    ).toMatch(/^0\.3s/);
    expect(await height(MEDINA)).toBe(neighbour);
    await expect(card(ARABIA).getByText('Fonctionnalités clés')).toBeVisible();

    await toggle(MEDINA).click();
    await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'false');
    await expect(card(ARABIA).getByText('Fonctionnalités clés')).toBeHidden();
    await expect.poll(() => height(ARABIA)).toBe(closed);
  });

  test('s’ouvrent et se referment d’un clic n’importe où, et au clavier', async ({ page }) => {
    await page.goto('/outils');
    const { card, toggle } = catalogueOn(page);
    await card(ARABIA).getByRole('heading', { level: 3 }).click();
    await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'true');
    await card(ARABIA).locator('img').click();
    await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'false');
    await toggle(ARABIA).focus();
    await page.keyboard.press('Enter');
    await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'false');
  });

  test('lancent leur outil sans s’ouvrir, sauf s’il n’est pas prêt', async ({ page }) => {
    await page.goto('/outils');
    const { card, toggle } = catalogueOn(page);
    const soon = card('Frise chronologique');
    await expect(soon.getByText('Bientôt disponible')).toBeVisible();
    await expect(soon.getByRole('button', { name: "Lancer l'outil" })).toBeDisabled();
    await expect(soon.getByRole('link')).toHaveCount(0);
    const opened = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const observer = new MutationObserver(() => resolve(true));
          observer.observe(document.body, { subtree: true, attributeFilter: ['data-open'] });
          document.addEventListener('click', () => setTimeout(() => resolve(false)), {
            once: true,
          });
        }),
    );
    await expect(toggle(ARABIA)).toHaveAttribute('aria-expanded', 'false');
    await card(ARABIA).getByRole('link', { name: "Lancer l'outil" }).click();
    expect(await opened).toBe(false);
    await expect(page).toHaveURL('/outils/carte-interactive/arabie');
  });
});

test.describe('Les filtres du catalogue', () => {
  test('s’écrivent dans l’adresse, qui se partage', async ({ page }) => {
    await page.goto('/outils');
    const { search, category, cards, count } = catalogueOn(page);
    await search.fill('MEDINE');
    await expect(cards).toHaveCount(1);
    await expect(count).toHaveText('1 outils sur 6 affichés');
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

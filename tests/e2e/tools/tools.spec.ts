import { expect, test } from '@playwright/test';
import { decodeContent } from '@/lib/content/decode';
import { ToolsSchema } from '@/lib/tools/tool';
import { ARABIA, CATEGORIES, catalogueOn, FEATURED, MEDINA, TOOLS } from './toolsPage';

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
      ['outils', TOOLS],
      ['catégories', CATEGORIES],
      ['à la une', FEATURED],
    ] as const) {
      const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(String(value));
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
    await card(ARABIA).locator('picture img').click();
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
    const soon = card('Reconstitutions 3D');
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

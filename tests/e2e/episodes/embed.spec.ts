import { expect, test, type Page } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { startElsewhere, stopElsewhere } from '@/tests/e2e/elsewhere';
import { episodeOf } from '@/tests/e2e/content';

const { slug: SLUG, shortTitle: TITLE } = episodeOf(9);
const PLAYER = `/embed/${SLUG}`;

/** Opens a page of another site that frames an address of ours. */
async function frameElsewhere(page: Page, baseURL: string | undefined, path: string) {
  const frame = `<iframe src="${baseURL}${path}" title="Cadre" width="640" height="180"></iframe>`;
  await page.goto(await startElsewhere(frame));
}

test.afterEach(stopElsewhere);

test.describe('Le lecteur à intégrer', () => {
  test('s’affiche dans la page d’un autre site', async ({ page, baseURL }) => {
    await frameElsewhere(page, baseURL, PLAYER);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(frame.locator('audio')).toBeVisible();
  });

  for (const path of ['/', `/episodes/${SLUG}`]) {
    test(`${path} ne se laisse pas mettre dans un cadre ailleurs`, async ({
      page,
      baseURL,
    }) => {
      const refused = page.waitForEvent('console', {
        predicate: (message) => /frame-ancestors/.test(message.text()),
      });
      await frameElsewhere(page, baseURL, path);
      await refused;
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(
        0,
      );
    });
  }

  test('n’a ni script ni permission, et personne d’autre ne s’ouvre aux cadres', async ({
    request,
  }) => {
    const player = (await request.get(PLAYER)).headers();
    expect(player['content-security-policy']).toContain('frame-ancestors *');
    expect(player['content-security-policy']).toContain("default-src 'none'");
    expect(player['content-security-policy']).not.toContain('unsafe');
    expect(player['x-frame-options']).toBeUndefined();
    expect(player['x-robots-tag']).toBe('noindex');
    expect(player['x-content-type-options']).toBe('nosniff');
    for (const path of ['/', '/episodes', `/episodes/${SLUG}`, '/outils', '/nulle-part']) {
      const headers = (await request.get(path)).headers();
      expect([path, headers['x-frame-options']]).toEqual([path, 'SAMEORIGIN']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    }
  });

  test('respecte sa propre politique et renvoie à la page de l’épisode', async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(PLAYER);
    const title = page.getByRole('heading').getByRole('link', { name: TITLE });
    await expect(title).toHaveAttribute('href', new RegExp(`/episodes/${SLUG}$`));
    await expect(title).toHaveAttribute('target', '_blank');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/episodes/${SLUG}$`),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const cover = page.locator('img');
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });

  test('commence à la seconde demandée, sans jouer de lui-même', async ({ page }) => {
    await page.goto(`${PLAYER}?t=1m15s`);
    const audio = page.locator('audio');
    await expect(audio).toHaveAttribute('src', /\.mp3#t=75$/);
    await expect(page.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /\?t=75$/,
    );
    await audio.evaluate((element: HTMLAudioElement) => {
      element.preload = 'metadata';
      element.load();
    });
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
      .toBe(75);
    expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
  });

  test('ignore une seconde qui n’en est pas une, ou qui est après la fin', async ({ page }) => {
    for (const t of ['demain', '-5', '99999']) {
      await page.goto(`${PLAYER}?t=${t}`);
      await expect(page.locator('audio')).toHaveAttribute('src', /\.mp3$/);
    }
  });

  for (const [width, height] of [
    [200, 180],
    [300, 160],
    [480, 160],
    [1200, 180],
    [390, 844],
  ] as const) {
    test(`tient en ${width} × ${height}, avec des cibles assez grandes`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(PLAYER);
      const room = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect(room).toEqual({ width, height });
      for (const target of await page.locator('.links a, audio').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectNothingFound(page);
    });
  }

  for (const [width, height] of [
    [640, 50],
    [320, 50],
    [640, 100],
    [320, 100],
  ] as const) {
    test(`en ${width} × ${height}, garde de quoi écouter, en entier`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(PLAYER);
      await expect(page.locator('audio')).toBeInViewport({ ratio: 1 });
      expect((await page.locator('audio').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const room = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(room).toBe(height);
    });
  }

  test('à 200 pixels de large, montre ses deux liens en entier', async ({ page }) => {
    await page.setViewportSize({ width: 200, height: 180 });
    await page.goto(PLAYER);
    for (const name of [/^Lire la transcription/, 'Télécharger'])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  });

  test('se parcourt au clavier, le focus toujours visible', async ({ page }) => {
    await page.goto(PLAYER);
    await page.keyboard.press('Tab');
    const title = page.getByRole('heading').getByRole('link');
    await expect(title).toBeFocused();
    await expect(title).toHaveCSS('outline-style', 'solid');
  });

  test('dit quand l’épisode n’existe pas', async ({ page }) => {
    const response = await page.goto('/embed/nulle-part');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText('Cet épisode n’existe pas ou plus.');
    await expect(page.getByRole('link')).toHaveAttribute('href', /\/episodes$/);
  });
});

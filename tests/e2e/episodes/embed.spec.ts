import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { episodeOf } from '@/tests/e2e/content';
import { startOtherSite, stopOtherSites } from '@/tests/e2e/elsewhere';
import { it } from '@/tests/e2e/it';
import { violationsOf } from '@/tests/e2e/watch';

const { slug: SLUG, shortTitle: TITLE } = episodeOf(9);
const PLAYER = `/embed/${SLUG}`;

/** Sizes in which the whole player fits, with its links. */
const FULL_SIZES: readonly (readonly [number, number])[] = [
  [200, 180],
  [300, 160],
  [480, 160],
  [1200, 180],
  [390, 844],
];

/** Sizes in which only the player's controls fit. */
const CONTROL_SIZES: readonly (readonly [number, number])[] = [
  [640, 50],
  [320, 50],
  [640, 100],
  [320, 100],
];

/** Opens a page of another site with an iframe of a path of this site. */
async function frameOnOtherSite(page: Page, baseURL: string | undefined, path: string) {
  const frame = `<iframe src="${baseURL}${path}" title="Cadre" width="640" height="180"></iframe>`;
  await page.goto(await startOtherSite(frame));
}

/** Measures the document with its overflow, in CSS pixels. */
const scrollSizeOf = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));

it.afterEach(stopOtherSites);

it('another site frames the player, and no page but the player', async ({ page, baseURL }) => {
  await frameOnOtherSite(page, baseURL, PLAYER);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(frame.locator('audio')).toBeVisible();

  const refusal = page.waitForEvent('console', {
    predicate: (message) => /frame-ancestors/.test(message.text()),
  });
  await frameOnOtherSite(page, baseURL, `/episodes/${SLUG}`);
  await refusal;
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
});

// Framing of all other pages is tested in tests/e2e/seo/answerRules.ts.
it('the player runs no script, and allows frames', async ({ request }) => {
  const { 'content-security-policy': policy, ...headers } = (
    await request.get(PLAYER)
  ).headers();
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('the player keeps its policy and fits a frame of any size', async ({ page }) => {
  const violations = violationsOf(page);
  await page.goto(PLAYER);
  const title = page.getByRole('heading').getByRole('link', { name: TITLE });
  await expect(title).toHaveAttribute('href', new RegExp(`/episodes/${SLUG}$`));
  await expect(page.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(violations).toEqual([]);

  for (const [width, height] of FULL_SIZES)
    await it.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      expect(await scrollSizeOf(page)).toEqual({ width, height });
      for (const target of await page.locator('.links a, audio').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectNoViolations(page);
      if (width > 200) return;
      for (const name of [/^Lire la transcription/, 'Télécharger'])
        await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    });
  for (const [width, height] of CONTROL_SIZES)
    await it.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.locator('audio')).toBeInViewport({ ratio: 1 });
      expect((await page.locator('audio').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect((await scrollSizeOf(page)).height).toBe(height);
    });

  await page.setViewportSize({ width: 640, height: 180 });
  await page.keyboard.press('Tab');
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'solid');
});

it('the player begins at the second of its address', async ({ page, request }) => {
  await page.goto(`${PLAYER}?t=1m15s`);
  const audio = page.locator('audio');
  await expect(audio).toHaveAttribute('src', /\.mp3#t=75$/);
  await expect(page.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\?t=75$/);
  await audio.evaluate((element: HTMLAudioElement) => {
    element.preload = 'metadata';
    element.load();
  });
  await expect(audio).toHaveJSProperty('currentTime', 75);
  await expect(audio).toHaveJSProperty('paused', true);

  for (const time of ['demain', '-5', '99999'])
    expect(await (await request.get(`${PLAYER}?t=${time}`)).text()).toMatch(
      /<audio[^>]* src="[^"#]+\.mp3"/,
    );
});

it('the player has the appearance that its address requests', async ({ page }) => {
  const INK = 'rgb(31, 42, 48)';
  const SAND = 'rgb(247, 241, 228)';
  for (const [appearance, lightColour, darkColour] of [
    ['sombre', SAND, SAND],
    ['claire', INK, INK],
    ['automatique', INK, SAND],
  ] as const)
    await it.step(appearance, async () => {
      await page.goto(`${PLAYER}?apparence=${appearance}`);
      await expectNoViolations(page);
      await expect(page.locator('body')).toHaveCSS('color', lightColour);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('color', darkColour);
      await page.emulateMedia({ colorScheme: 'light' });
    });
});

it('the player of an unknown episode shows a message', async ({ request }) => {
  const response = await request.get('/embed/nulle-part');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Cet épisode n’existe pas ou plus.');
});

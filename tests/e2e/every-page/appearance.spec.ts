import type { Page } from '@playwright/test';
import { APPEARANCE_KEY } from '@/lib/site/appearance';
import { twoFrames } from '@/tests/e2e/every-page/shifts';
import { expect, it } from '@/tests/e2e/it';

const GROUNDS = { light: 'rgb(247, 241, 228)', dark: 'rgb(11, 24, 32)' } as const;

const PAGE_WITH_CHOICE = '/about';

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Reads the keywords of `color-scheme`; forced dark colours leave `only` alone (CSS Color Adjustment 1, 2.2). */
const schemeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.split(' ').sort());

/** Reads the colour of the browser's own bars: the first `theme-color` whose media query matches (HTML). */
const themeColorOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

const appearanceChoice = (page: Page) => page.getByRole('radiogroup', { name: 'Apparence' });
const chooseAppearance = (page: Page, name: string) =>
  appearanceChoice(page).getByRole('radio', { name }).check();

declare global {
  interface Window {
    /** Background colour of each frame from the first with a body. */
    grounds: string[];
  }
}

/** Records the background colour in every frame. Runs in the page. */
function watchGround(): void {
  window.grounds = [];
  const recordGround = (): void => {
    if (document.body) window.grounds.push(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(recordGround);
  };
  requestAnimationFrame(recordGround);
}

it.use({ reducedMotion: 'reduce' });

for (const [systemTheme, chosenTheme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  it(`no frame is ${systemTheme} for a visitor of a ${systemTheme} system who has chosen ${chosenTheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: systemTheme });
    await page.addInitScript(([key, theme]) => localStorage.setItem(key, theme), [
      APPEARANCE_KEY,
      chosenTheme,
    ] as const);
    await page.addInitScript(watchGround);
    for (const path of ['/', '/outils/frise', '/nulle-part']) {
      await page.goto(path);
      await page.evaluate(twoFrames);
      const frames = await page.evaluate(() => window.grounds);
      expect(frames.length).toBeGreaterThan(1);
      expect(new Set(frames)).toEqual(new Set([GROUNDS[chosenTheme]]));
    }
  });

it('a chosen appearance stays until « Automatique »', async ({ page, context }) => {
  await page.goto(PAGE_WITH_CHOICE);
  await expect(
    appearanceChoice(page).getByRole('radio', { name: 'Automatique' }),
  ).toBeChecked();
  expect(await groundOf(page)).toBe(GROUNDS.light);
  const otherPage = await context.newPage();
  await otherPage.goto(PAGE_WITH_CHOICE);

  await chooseAppearance(page, 'Sombre');
  expect(await groundOf(page)).toBe(GROUNDS.dark);
  expect(await themeColorOf(page)).toBe('#0b1820');
  expect(await schemeOf(page)).toEqual(['dark', 'only']);
  await expect.poll(() => groundOf(otherPage), 'another tab follows').toBe(GROUNDS.dark);
  await expect(
    appearanceChoice(otherPage).getByRole('radio', { name: 'Sombre' }),
  ).toBeChecked();

  await page.reload();
  expect(await groundOf(page)).toBe(GROUNDS.dark);
  await expect(appearanceChoice(page).getByRole('radio', { name: 'Sombre' })).toBeChecked();

  await chooseAppearance(page, 'Claire');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page)).toBe(GROUNDS.light);
  expect(await themeColorOf(page)).toBe('#0c1f2b');

  await chooseAppearance(page, 'Automatique');
  expect(await groundOf(page)).toBe(GROUNDS.dark);
  expect(await themeColorOf(page)).toBe('#0b1820');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf(page)).toBe(GROUNDS.light);
});

it('paper is light, whatever the visitor has chosen', async ({ page }) => {
  await page.goto(PAGE_WITH_CHOICE);
  await chooseAppearance(page, 'Sombre');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await schemeOf(page)).toEqual(['light', 'only']);
});

it.describe('without script', () => {
  it.use({ javaScriptEnabled: false });

  it('the page follows the system, and no choice is offered', async ({ page }) => {
    await page.goto(PAGE_WITH_CHOICE);
    expect(await groundOf(page)).toBe(GROUNDS.light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf(page)).toBe(GROUNDS.dark);
    await expect(appearanceChoice(page)).toBeHidden();
  });
});

it('the timeline is painted again in the colours of the other appearance', async ({ page }) => {
  await page.goto('/outils/frise');
  const canvas = page.locator('[data-timeline="stage"] canvas').nth(1);
  /** Returns the mean of the canvas's channels, from 0 to 255. */
  const meanLightness = () =>
    canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) return -1;
      const paint = [...(element.getContext('2d')?.getImageData(200, 0, 200, 200).data ?? [])];
      return paint.reduce((sum, value) => sum + value, 0) / paint.length;
    });
  await expect.poll(meanLightness).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(meanLightness).toBeLessThan(160);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(meanLightness).toBeGreaterThan(200);
});

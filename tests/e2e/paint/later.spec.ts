import { expect, test, type Page } from '@playwright/test';
import { endlessAnimations } from '@/tests/e2e/animations';
import { twoFrames, watchShifts } from '@/tests/e2e/comfort/shifts';
import { holdScripts } from '@/tests/e2e/network';

const PHONE = { width: 390, height: 844 };
const PAGES = ['/', '/episodes', '/about', '/outils'];

test.use({ viewport: PHONE });

/** How each part that may wait is laid out now. */
const waysOfLater = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('footer, main article, main section')]
      .filter((part) => part.closest('dialog') === null)
      .map((part) => getComputedStyle(part).contentVisibility),
  );

const isArriving = (page: Page) => page.locator('html[data-arriving]');

test.describe('Une page qui arrive', () => {
  for (const path of PAGES)
    test(`${path} laisse attendre ce qui est loin sous la fenêtre, puis le met en place sans que rien bouge`, async ({
      page,
    }) => {
      await page.addInitScript(watchShifts);
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(isArriving(page)).toHaveCount(1);
      expect(await waysOfLater(page)).toContain('auto');
      scripts.release();
      await expect(isArriving(page)).toHaveCount(0);
      expect(new Set(await waysOfLater(page))).toEqual(new Set(['visible']));
      await expect(page.locator('[data-later]')).toHaveCount(0);
      await page.evaluate(twoFrames);
      const shifts = await page.evaluate(() => window.shifts);
      // What a face moves when it comes, and nothing more.
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.05);
    });

  test('montre d’abord le titre de l’accueil, puis le dessin et la suite', async ({ page }) => {
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const note = () => states.push(document.documentElement?.dataset.arriving ?? 'none');
      new MutationObserver(note).observe(document, {
        subtree: true,
        attributeFilter: ['data-arriving'],
      });
    });
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-arriving=""]')).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['first', '']);
    const ways = (state: string) =>
      page.evaluate((arriving) => {
        document.documentElement.dataset.arriving = arriving;
        const title = document.querySelector('h1');
        const banner = document.querySelector('main > section');
        const scene = banner?.querySelector(':scope > [aria-hidden]');
        return [title, scene, banner?.nextElementSibling].map(
          (part) =>
            part?.checkVisibility() && getComputedStyle(part).contentVisibility !== 'hidden',
        );
      }, state);
    expect(await ways('first')).toEqual([true, false, false]);
    expect(await ways('')).toEqual([true, true, true]);
  });

  test('garde le décor de l’accueil immobile, et le lance quand elle est là', async ({
    page,
  }) => {
    const states = async () =>
      (await endlessAnimations(page)).map(({ playState }) => playState);
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(states).toEqual(['paused', 'paused', 'paused']);
    scripts.release();
    await expect(isArriving(page)).toHaveCount(0);
    await expect.poll(states).toEqual(['running', 'running', 'running']);
  });

  test('est mise en place, même si le navigateur n’a jamais un moment', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (task, options) =>
        options?.timeout === undefined
          ? 0
          : window.setTimeout(task, 0, { didTimeout: true, timeRemaining: () => 0 });
    });
    await page.goto('/');
    await expect(isArriving(page)).toHaveCount(0);
    await expect(page.locator('[data-later]')).toHaveCount(0);
  });

  test('montre son pied à qui y va tout de suite, au doigt comme à la touche Tab', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/episodes', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() =>
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const notices = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Mentions légales' });
    await expect(notices).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await notices.focus();
    await expect(notices).toBeInViewport();
  });

  test('ouverte à une ancre, rechargée ou sans script, est mise en place tout entière', async ({
    page,
    browser,
  }) => {
    await holdScripts(page);
    await page.goto('/about#glossaire', { waitUntil: 'domcontentloaded' });
    await expect(isArriving(page)).toHaveCount(0);
    await page.goto('/episodes', { waitUntil: 'domcontentloaded' });
    await expect(isArriving(page)).toHaveCount(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(isArriving(page)).toHaveCount(0);

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const still = await context.newPage();
    await still.goto('/episodes');
    await expect(isArriving(still)).toHaveCount(0);
    await context.close();
  });
});

import { expect, type Page } from '@playwright/test';
import { endlessAnimations } from '@/tests/e2e/animations';
import { shiftOn, twoFrames, watchShifts } from '@/tests/e2e/comfort/shifts';
import { it } from '@/tests/e2e/it';
import { holdScripts } from '@/tests/e2e/network';

const PHONE = { width: 390, height: 844 };

it.use({ viewport: PHONE });

/** Reads the `content-visibility` of each part that may be laid out late. */
const contentVisibilities = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('footer, main article, main section')]
      .filter((part) => part.closest('dialog') === null)
      .map((part) => getComputedStyle(part).contentVisibility),
  );

/** Holds the timer that lays out the whole page after four seconds, until the test runs it. */
const keepTop = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout;
    const later = (task: TimerHandler, delay?: number, ...given: unknown[]) => {
      if (delay !== 4000) return set(task, delay, ...given);
      Object.assign(window, { afterFourSeconds: task });
      return 0;
    };
    window.setTimeout = later as typeof setTimeout;
  });

const isArriving = (page: Page) => page.locator('html[data-arriving]');

/** Opens a page without its scripts, and waits until its top is painted. */
async function openTop(page: Page, path: string) {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-arriving="top"]')).toHaveCount(1);
  await page.evaluate(twoFrames);
  return scripts;
}

it.describe('a page that arrives', () => {
  it.beforeEach(({ page }) => keepTop(page));

  for (const path of ['/', '/about'])
    it(`${path} delays the layout of what is far below, then lays it out`, async ({ page }) => {
      await page.addInitScript(watchShifts);
      const scripts = await openTop(page, path);
      expect(await contentVisibilities(page)).toContain('auto');
      // Expects no paused animation either: an animated element has a layer of its own, painted in every frame of the
      // title's entrance.
      expect(await endlessAnimations(page)).toEqual([]);
      scripts.release();
      await expect(isArriving(page)).toHaveCount(0);
      expect(new Set(await contentVisibilities(page))).toEqual(new Set(['visible']));
      await expect(page.locator('[data-later]')).toHaveCount(0);
      // A font may shift the layout slightly.
      expect(await shiftOn(page)).toBeLessThan(0.05);
      const states = async () =>
        (await endlessAnimations(page)).map(({ playState }) => playState);
      await expect.poll(states).toEqual(path === '/' ? ['running', 'running', 'running'] : []);
    });

  it('is shown whole after four seconds without its scripts', async ({ page }) => {
    await page.addInitScript(watchShifts);
    await openTop(page, '/');
    const laterHeading = page
      .getByRole('main')
      .getByRole('heading', { name: 'Episodes à la une' });
    await expect(laterHeading).toBeHidden();
    await page.evaluate(() => Reflect.get(window, 'afterFourSeconds')());
    await expect(laterHeading).toBeVisible();
    await expect(page.locator('html[data-arriving=""]')).toHaveCount(1);
    expect(await shiftOn(page)).toBeLessThan(0.05);
  });

  it('turns the loading spinner by steps', async ({ page }) => {
    await openTop(page, '/outils/quizz');
    const easings = (await endlessAnimations(page)).map(({ easing }) => easing);
    expect(easings).toEqual(['steps(12)']);
  });

  it('shows the title of the home page first, then the rest', async ({ page }) => {
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const note = () => states.push(document.documentElement?.dataset.arriving ?? 'none');
      new MutationObserver(note).observe(document, {
        subtree: true,
        attributeFilter: ['data-arriving'],
      });
    });
    await openTop(page, '/');
    expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['first', 'top']);
    const visibleParts = (state: string) =>
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
    expect(await visibleParts('first')).toEqual([true, false, false]);
    expect(await visibleParts('top')).toEqual([true, true, false]);
    expect(await visibleParts('')).toEqual([true, true, true]);
  });

  for (const [how, go] of [
    ['scrolls', (page: Page) => page.mouse.wheel(0, 900)],
    ['goes there by the keys', (page: Page) => page.keyboard.press('PageDown')],
  ] as const)
    it(`lays out what follows the window for a visitor who ${how}, before any script`, async ({
      page,
    }) => {
      await openTop(page, '/');
      const title = page.getByRole('heading', { name: 'Episodes à la une' });
      await expect(title).toBeHidden();
      await go(page);
      await expect(title).toBeInViewport();
    });

  it('leads to a section by a link before any script', async ({ page }) => {
    await openTop(page, '/about');
    const link = page.locator('main a[href^="#"]').last();
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(target).toBeInViewport();
    await page.evaluate(twoFrames);
    const { top } = await target.evaluate((part) => part.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(PHONE.height);
  });

  for (const [how, hasTime] of [
    ['never has a moment', false],
    ['has nothing else to do', true],
  ] as const)
    it(`is laid out in a browser that ${how}, and nothing moves`, async ({ page }) => {
      await page.addInitScript(watchShifts);
      await page.addInitScript((isIdle) => {
        window.requestIdleCallback = (task, options) =>
          isIdle || options?.timeout !== undefined
            ? window.setTimeout(task, 0, {
                didTimeout: !isIdle,
                timeRemaining: () => (isIdle ? 50 : 0),
              })
            : 0;
      }, hasTime);
      await page.goto('/');
      await expect(isArriving(page)).toHaveCount(0);
      await expect(page.locator('[data-later]')).toHaveCount(0);
      expect(await shiftOn(page)).toBeLessThan(0.05);
    });

  it('shows its footer at once after a jump to the end', async ({ page }) => {
    await openTop(page, '/episodes');
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

  it('is laid out whole at an anchor or reloaded', async ({ page, browser }) => {
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

import { expect, type Page } from '@playwright/test';
import { endlessAnimations } from '@/tests/e2e/animations';
import { shiftOn, twoFrames, watchShifts } from '@/tests/e2e/every-page/shifts';
import { it } from '@/tests/e2e/it';
import { holdScripts } from '@/tests/e2e/network';

const PHONE = { width: 390, height: 844 };

it.use({ viewport: PHONE });

/** Reads the `content-visibility` of each part that may be laid out late. */
const contentVisibilities = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('footer, main article, main section')]
      .filter((element) => element.closest('dialog') === null)
      .map((element) => getComputedStyle(element).contentVisibility),
  );

/** Holds the timer that lays out the whole page after four seconds, until the test runs it. */
const holdLayoutTimer = (page: Page) =>
  page.addInitScript(() => {
    const setTimer = window.setTimeout;
    const setHeldTimer = (task: TimerHandler, delay?: number, ...args: unknown[]) => {
      if (delay !== 4000) return setTimer(task, delay, ...args);
      Object.assign(window, { afterFourSeconds: task });
      return 0;
    };
    window.setTimeout = setHeldTimer as typeof setTimeout;
  });

const arrivingRoot = (page: Page) => page.locator('html[data-arriving]');

/** Opens a page without its scripts, and waits until its top is painted. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-arriving="top"]')).toHaveCount(1);
  await page.evaluate(twoFrames);
  return scripts;
}

it.describe('a page that loads', () => {
  it.beforeEach(({ page }) => holdLayoutTimer(page));

  for (const path of ['/', '/about'])
    it(`${path} delays the layout far below until its scripts run`, async ({ page }) => {
      await page.addInitScript(watchShifts);
      const scripts = await openWithoutScripts(page, path);
      expect(await contentVisibilities(page)).toContain('auto');
      // No paused animation either: animated elements have layers, painted in every frame of the entrance.
      expect(await endlessAnimations(page)).toEqual([]);
      scripts.release();
      await expect(arrivingRoot(page)).toHaveCount(0);
      expect(new Set(await contentVisibilities(page))).toEqual(new Set(['visible']));
      await expect(page.locator('[data-later]')).toHaveCount(0);
      // A font may shift the layout slightly.
      expect(await shiftOn(page)).toBeLessThan(0.05);
      const states = async () =>
        (await endlessAnimations(page)).map(({ playState }) => playState);
      await expect.poll(states).toEqual(path === '/' ? ['running', 'running', 'running'] : []);
    });

  it('shows all its elements after four seconds without its scripts', async ({ page }) => {
    await page.addInitScript(watchShifts);
    await openWithoutScripts(page, '/');
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
    await openWithoutScripts(page, '/outils/quizz');
    const easings = (await endlessAnimations(page)).map(({ easing }) => easing);
    expect(easings).toEqual(['steps(12)']);
  });

  it('shows the title of the home page first, then the rest', async ({ page }) => {
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const recordState = () =>
        states.push(document.documentElement?.dataset.arriving ?? 'none');
      new MutationObserver(recordState).observe(document, {
        subtree: true,
        attributeFilter: ['data-arriving'],
      });
    });
    await openWithoutScripts(page, '/');
    expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['first', 'top']);
    const visibleParts = (state: string) =>
      page.evaluate((arriving) => {
        document.documentElement.dataset.arriving = arriving;
        const title = document.querySelector('h1');
        const banner = document.querySelector('main > section');
        const scene = banner?.querySelector(':scope > [aria-hidden]');
        return [title, scene, banner?.nextElementSibling].map(
          (element) =>
            element?.checkVisibility() &&
            getComputedStyle(element).contentVisibility !== 'hidden',
        );
      }, state);
    expect(await visibleParts('first')).toEqual([true, false, false]);
    expect(await visibleParts('top')).toEqual([true, true, false]);
    expect(await visibleParts('')).toEqual([true, true, true]);
  });

  for (const [behaviour, move] of [
    ['turns the wheel', (page: Page) => page.mouse.wheel(0, 900)],
    ['presses Page Down', (page: Page) => page.keyboard.press('PageDown')],
  ] as const)
    it(`lays out elements when a visitor ${behaviour} before any script`, async ({ page }) => {
      await openWithoutScripts(page, '/');
      const title = page.getByRole('heading', { name: 'Episodes à la une' });
      await expect(title).toBeHidden();
      await move(page);
      await expect(title).toBeInViewport();
    });

  it('scrolls to a section by a link before any script', async ({ page }) => {
    await openWithoutScripts(page, '/about');
    const link = page.locator('main a[href^="#"]').last();
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(target).toBeInViewport();
    await page.evaluate(twoFrames);
    const { top } = await target.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(PHONE.height);
  });

  for (const [behaviour, hasTime] of [
    ['is never idle', false],
    ['is idle at once', true],
  ] as const)
    it(`is laid out without a shift in a browser that ${behaviour}`, async ({ page }) => {
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
      await expect(arrivingRoot(page)).toHaveCount(0);
      await expect(page.locator('[data-later]')).toHaveCount(0);
      expect(await shiftOn(page)).toBeLessThan(0.05);
    });

  it('shows its footer at once after a jump to the end', async ({ page }) => {
    await openWithoutScripts(page, '/episodes');
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

  it('is laid out whole at an anchor and on a reload', async ({ page, browser }) => {
    await holdScripts(page);
    await page.goto('/about#glossaire', { waitUntil: 'domcontentloaded' });
    await expect(arrivingRoot(page)).toHaveCount(0);
    await page.goto('/episodes', { waitUntil: 'domcontentloaded' });
    await expect(arrivingRoot(page)).toHaveCount(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(arrivingRoot(page)).toHaveCount(0);

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const pageWithoutScript = await context.newPage();
    await pageWithoutScript.goto('/episodes');
    await expect(arrivingRoot(pageWithoutScript)).toHaveCount(0);
    await context.close();
  });
});

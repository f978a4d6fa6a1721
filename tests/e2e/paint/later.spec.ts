import { expect, test, type Page } from '@playwright/test';
import { endlessAnimations } from '@/tests/e2e/animations';
import { shiftOn, twoFrames, watchShifts } from '@/tests/e2e/comfort/shifts';
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

/** A page whose scripts are slow is shown whole after a moment: not while a test looks at what it shows before. */
const keepTop = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout;
    const later = (task: TimerHandler, delay?: number, ...given: unknown[]) =>
      delay === 4000 ? 0 : set(task, delay, ...given);
    window.setTimeout = later as typeof setTimeout;
  });

const isArriving = (page: Page) => page.locator('html[data-arriving]');

test.describe('Une page qui arrive', () => {
  test.beforeEach(({ page }) => keepTop(page));

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
      // What a face moves when it comes, and nothing more.
      expect(await shiftOn(page)).toBeLessThan(0.05);
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
    await expect(page.locator('html[data-arriving="top"]')).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['first', 'top']);
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
    expect(await ways('top')).toEqual([true, true, false]);
    expect(await ways('')).toEqual([true, true, true]);
  });

  for (const [how, go] of [
    ['fait défiler la page', (page: Page) => page.mouse.wheel(0, 900)],
    ['y va par les touches', (page: Page) => page.keyboard.press('PageDown')],
  ] as const)
    test(`montre ce qui suit la fenêtre à qui ${how}, avant tout script`, async ({ page }) => {
      await holdScripts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html[data-arriving="top"]')).toHaveCount(1);
      const title = page.getByRole('heading', { name: 'Episodes à la une' });
      await expect(title).toBeHidden();
      await go(page);
      await expect(title).toBeInViewport();
    });

  test('mène au bon chapitre qui suit un lien dans la page, avant tout script', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-arriving="top"]')).toHaveCount(1);
    const link = page.locator('main a[href^="#"]').last();
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(target).toBeInViewport();
    await page.evaluate(twoFrames);
    const { top } = await target.evaluate((part) => part.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(PHONE.height);
  });

  test('n’a pas encore de décor qui bouge sur l’accueil, et le lance quand elle est là', async ({
    page,
  }) => {
    const states = async () =>
      (await endlessAnimations(page)).map(({ playState }) => playState);
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-arriving="top"]')).toHaveCount(1);
    await page.evaluate(twoFrames);
    // Not even at rest: what may move has a layer of its own, which every frame of the title's rise would draw again.
    expect(await states()).toEqual([]);
    scripts.release();
    await expect(isArriving(page)).toHaveCount(0);
    await expect.poll(states).toEqual(['running', 'running', 'running']);
  });

  for (const path of [...PAGES, '/outils/quizz', '/contact'])
    test(`${path} ne bouge pas soixante fois par seconde en attendant ses scripts`, async ({
      page,
    }) => {
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html[data-arriving="top"]')).toHaveCount(1);
      await page.evaluate(twoFrames);
      const easings = (await endlessAnimations(page)).map(({ easing }) => easing);
      expect(easings).toEqual(path === '/outils/quizz' ? ['steps(12)'] : []);
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

  for (const path of PAGES)
    test(`${path} est mise en place dans un navigateur qui n’a rien d’autre à faire, sans que rien bouge`, async ({
      page,
    }) => {
      await page.addInitScript(watchShifts);
      await page.addInitScript(() => {
        window.requestIdleCallback = (task) =>
          window.setTimeout(task, 0, { didTimeout: false, timeRemaining: () => 50 });
      });
      await page.goto(path);
      await expect(isArriving(page)).toHaveCount(0);
      expect(await shiftOn(page)).toBeLessThan(0.05);
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

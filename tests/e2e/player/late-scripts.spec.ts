import type { Page, Route } from '@playwright/test';
import { deferred, failScripts } from '@/tests/e2e/network';
import { expect, it } from '@/tests/e2e/it';
import { cardButton, playerOptionsOn, SOURCES } from './playerOptions';
import { playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 900 } });

// Routes may still be running when a test leaves its page.
it.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Routes the options' script, recognized by its text. */
const routeOptionsScript = (page: Page, answerRoute: (route: Route) => Promise<void>) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isOptions = (await response.text()).includes('Raccourcis clavier');
    return isOptions ? answerRoute(route) : route.fulfill({ response });
  });

it('the options load later than the bar, without shifting its controls', async ({ page }) => {
  const { release, released } = deferred();
  await page.goto('/', { waitUntil: 'networkidle' });
  await routeOptionsScript(page, async (route) => {
    await released;
    await route.continue();
  });
  await cardButton(page, SOURCES).click();
  const { region, progress, close } = playerOn(page);
  const boxes = async () => ({
    bar: await region.boundingBox(),
    seek: await progress.boundingBox(),
    close: await close.boundingBox(),
  });
  await expect.poll(async () => (await boxes()).bar?.y).toBe(820);
  const boxesBefore = await boxes();
  await expect(playerOptionsOn(page).button).toBeHidden();
  release();
  await expect(playerOptionsOn(page).button).toBeVisible();
  expect(await boxes()).toEqual(boxesBefore);
});

it('a lost script leaves the bar, or a title and a button', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  let refusedCount = 0;
  await routeOptionsScript(page, (route) => {
    refusedCount += 1;
    return route.abort();
  });
  const scripts = await failScripts(page);
  await cardButton(page, SOURCES).click();
  const { region, toggle, progress, expectAdvancing } = playerOn(page);
  await expect(region).toContainText('Hors série');
  await toggle('Pause').click();
  await expect(toggle('Lecture')).toBeVisible();
  scripts.restoreScripts();
  await expect(progress).toBeVisible();
  await expect.poll(() => refusedCount).toBeGreaterThan(0);
  await toggle('Lecture').click();
  await expectAdvancing();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

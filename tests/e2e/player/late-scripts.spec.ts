import type { Page, Route } from '@playwright/test';
import { gate, failScripts } from '@/tests/e2e/network';
import { expect, it } from '@/tests/e2e/it';
import { cardButton, playerOptionsOn, SOURCES } from './playerOptions';
import { playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 900 } });

// Routes may still be running when a test leaves its page.
it.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Routes the options' script, recognized by its text. */
const routeOptionsScript = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isOptions = (await response.text()).includes('Raccourcis clavier');
    return isOptions ? answer(route) : route.fulfill({ response });
  });

it('the options load later than the bar, and shift nothing of it', async ({ page }) => {
  const { release, released } = gate();
  await page.goto('/', { waitUntil: 'networkidle' });
  await routeOptionsScript(page, async (route) => {
    await released;
    await route.continue();
  });
  await cardButton(page, SOURCES).click();
  const { region, progress, close } = playerOn(page);
  const places = async () => ({
    bar: await region.boundingBox(),
    seek: await progress.boundingBox(),
    close: await close.boundingBox(),
  });
  await expect.poll(async () => (await places()).bar?.y).toBe(820);
  const before = await places();
  await expect(playerOptionsOn(page).button).toBeHidden();
  release();
  await expect(playerOptionsOn(page).button).toBeVisible();
  expect(await places()).toEqual(before);
});

it('a lost script leaves the bar, or a title and a button', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  let refused = 0;
  await routeOptionsScript(page, (route) => {
    refused += 1;
    return route.abort();
  });
  const scripts = await failScripts(page);
  await cardButton(page, SOURCES).click();
  const { region, toggle, progress, expectAdvancing } = playerOn(page);
  await expect(region).toContainText('Hors série');
  await toggle('Pause').click();
  await expect(toggle('Lecture')).toBeVisible();
  scripts.restore();
  await expect(progress).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await toggle('Lecture').click();
  await expectAdvancing();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

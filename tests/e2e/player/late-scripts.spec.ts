import { expect, test, type Page, type Route } from '@playwright/test';
import { loseScripts } from '../network';
import { cardButton, optionsOn, SOURCES } from './playerOptions';
import { playerOn } from './playerPage';

test.use({ viewport: { width: 1280, height: 900 } });

// A page that is left while its answers are on their way takes them with it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Answers for the script of the options alone, which is known by its words. */
const meetOptionsScript = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isOptions = (await response.text()).includes('Raccourcis clavier');
    return isOptions ? answer(route) : route.fulfill({ response });
  });

test.describe('Les options', () => {
  test('arrivent sans que rien ne bouge', async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.goto('/', { waitUntil: 'networkidle' });
    await meetOptionsScript(page, async (route) => {
      await released;
      await route.continue();
    });
    await cardButton(page, SOURCES).click();
    const player = playerOn(page);
    const places = async () => ({
      bar: await player.region.boundingBox(),
      seek: await player.progress.boundingBox(),
      close: await player.region
        .getByRole('button', { name: 'Fermer le lecteur' })
        .boundingBox(),
    });
    await expect.poll(async () => (await places()).bar?.y).toBe(820);
    const before = await places();
    await expect(optionsOn(page).button).toBeHidden();
    release();
    await expect(optionsOn(page).button).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('manquent sans bruit quand leur script ne vient pas : la barre reste entière', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await meetOptionsScript(page, (route) => route.abort());
    await cardButton(page, SOURCES).click();
    const player = playerOn(page);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    await expect(player.toggle('Lecture')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('sans le script de la barre, ce qui joue garde son titre et un bouton, jusqu’à ce qu’elle vienne', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = await loseScripts(page);
  await cardButton(page, SOURCES).click();
  const { region, toggle } = playerOn(page);
  await expect(region).toContainText('Hors série');
  await toggle('Pause').click();
  await expect(toggle('Lecture')).toBeVisible();
  scripts.find();
  await expect(region.getByRole('slider', { name: 'Progression' })).toBeVisible();
  await expect(toggle('Lecture')).toBeVisible();
});

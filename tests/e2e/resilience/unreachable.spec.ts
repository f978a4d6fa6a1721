import { expect, type Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { answerNavigations, noticeOn, pageRequestOf } from '@/tests/e2e/network';
import { goByMenu, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';

it.use({ viewport: { width: 1280, height: 800 } });

/** Plays on the home page until the requests of the first episode are done. */
async function listenAtHome(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await listenToCard(page, 0);
  const player = playerOn(page);
  await player.expectAdvancing();
  await page.waitForLoadState('networkidle');
  await player.tagElement();
  return player;
}

const titleOf = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

it.describe('an unreachable page', () => {
  // A proxy's error responses are equivalent: tests/unit/lib/site/pageRequests.test.ts.
  it('is announced at every link, and « Réessayer » opens it', async ({ page }) => {
    await answerNavigations(page, (route) => route.abort());
    const player = await listenAtHome(page);
    for (const name of ['Outils', 'A propos']) {
      await goByMenu(page, name);
      await expect(noticeOn(page)).toContainText('ne peut pas être atteinte');
      await expect(page).toHaveURL('/');
      await noticeOn(page).getByRole('button', { name: 'Fermer l’avis' }).click();
      await expect(noticeOn(page)).toBeHidden();
    }
    await goByMenu(page, 'Quizz');
    await noticeOn(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(noticeOn(page)).toContainText('ne peut pas être atteinte');
    await player.expectAdvancing();
    await page.unrouteAll({ behavior: 'wait' });
    await noticeOn(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL('/outils/quizz');
    await expect(noticeOn(page)).toBeHidden();
    await player.expectSameElement();
    await player.expectAdvancing();
  });

  it('leaves playback running, and opens once online', async ({ page, context }) => {
    await answerNavigations(page, (route) => route.continue());
    const player = await listenAtHome(page);
    await context.setOffline(true);
    await goByMenu(page, 'Contact');
    await expect(noticeOn(page)).toContainText('ne peut pas être atteinte');
    await player.expectAdvancing();
    await context.setOffline(false);
    await expect(page).toHaveURL('/contact');
    await expect(noticeOn(page)).toBeHidden();
    await player.expectSameElement();
    await player.expectAdvancing();
  });

  it('reloads no document by a link while offline', async ({ page, context }) => {
    const player = await listenAtHome(page);
    await goByMenu(page, 'A propos');
    await expect(page).toHaveURL('/about');
    await context.setOffline(true);
    for (const name of ['Contact', 'Quizz']) {
      await goByMenu(page, name);
      await expect
        .poll(
          async () =>
            (await noticeOn(page).isVisible()) || new URL(page.url()).pathname !== '/about',
        )
        .toBe(true);
      await player.expectSameElement();
    }
    await page.goBack();
    await player.expectSameElement();
    await player.expectAdvancing();
    await context.setOffline(false);
    await goByMenu(page, 'Outils');
    await expect(page).toHaveURL('/outils');
    await player.expectSameElement();
  });

  it('leaves search and Back usable, once its notice is closed', async ({ page }) => {
    const player = await listenAtHome(page);
    await goByMenu(page, 'Episodes');
    await expect(page).toHaveURL('/episodes');
    const search = page.getByRole('searchbox', { name: /Rechercher/ });
    let isUnreachable = true;
    await page.route('**/*', (route) =>
      isUnreachable && pageRequestOf(route) ? route.abort() : route.fallback(),
    );
    await search.fill('badr');
    await expect(noticeOn(page)).toContainText('ne peut pas être atteinte');
    await noticeOn(page).getByRole('button', { name: 'Fermer l’avis' }).click();
    isUnreachable = false;
    await search.fill('uhud');
    await expect(page).toHaveURL('/episodes?q=uhud');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(titleOf(page, /./)).toBeVisible();
    await player.expectSameElement();
    await player.expectAdvancing();
  });
});

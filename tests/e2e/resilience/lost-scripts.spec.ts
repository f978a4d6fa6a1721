import { expect } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { failScripts, noticeOn } from '@/tests/e2e/network';
import { goByMenu, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';

it.use({ viewport: { width: 1280, height: 800 } });

it.describe('a script that fails to load', () => {
  it('keeps the page open until the network is back', async ({ page }) => {
    const player = playerOn(page);
    const loadedUrls = new Set<string>();
    page.on('response', (response) => loadedUrls.add(response.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.tagElement();
    await page.waitForLoadState('networkidle');
    const network = await failScripts(page, (url) => !loadedUrls.has(url));
    await goByMenu(page, 'Quizz');
    await expect(noticeOn(page)).toContainText('ne peut pas être atteinte');
    expect(network.failedUrls.length).toBeGreaterThan(0);
    await player.expectAdvancing();
    network.restoreScripts();
    await noticeOn(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL('/outils/quizz');
    await expect(page.getByText('n’a pas pu s’afficher')).toHaveCount(0);
    await expect(noticeOn(page)).toBeHidden();
    await player.expectSameElement();
    await player.expectAdvancing();
  });

  it('and is missing from the server shows the error page', async ({ page, context }) => {
    const seenUrls = new Set<string>();
    page.on('response', (response) => seenUrls.add(response.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await listenToCard(page, 0);
    const player = playerOn(page);
    await player.expectAdvancing();
    await page.waitForLoadState('networkidle');
    await player.tagElement();
    const servedUrls = new Set(seenUrls);
    await page.route('**/_next/static/chunks/*.js', (route) =>
      servedUrls.has(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 }),
    );
    await goByMenu(page, 'Quizz');
    await expect(
      page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' }),
    ).toBeVisible();
    await expect(page.getByText('de notre côté')).toHaveCount(0);
    await player.expectSameElement();
    await player.expectAdvancing();
    const retryButton = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
    await context.setOffline(true);
    await retryButton.click();
    await expect(noticeOn(page)).toContainText('ne peut pas être rechargée maintenant');
    await player.expectSameElement();
    await player.expectAdvancing();
    await context.setOffline(false);
    const timeBefore = await player.time();
    await page.unrouteAll({ behavior: 'wait' });
    await retryButton.click();
    await expect(page.getByRole('button', { name: /Par/ }).first()).toBeVisible();
    await expect(page).toHaveURL('/outils/quizz');
    await player.expectAdvancing();
    expect(await player.time()).toBeGreaterThan(timeBefore - 2);
  });

  it('at the first load is requested again, and the buttons work', async ({ page }) => {
    let requestCount = 0;
    await page.route('**/_next/static/chunks/*.js', (route) =>
      requestCount++ === 0 ? route.abort('connectionfailed') : route.fallback(),
    );
    await page.goto('/', { waitUntil: 'commit' });
    await listenToCard(page, 0);
    await playerOn(page).expectAdvancing();
    expect(requestCount).toBeGreaterThan(1);
  });

  it('again and again is announced by the page', async ({ page }) => {
    const failingUrls: string[] = [];
    const network = await failScripts(page, (url) => {
      if (failingUrls.length === 0) failingUrls.push(url);
      return failingUrls.includes(url);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await listenToCard(page, 0);
    await expect(noticeOn(page)).toContainText('ses boutons ne répondent pas encore');
    await expect(
      noticeOn(page).getByRole('button', { name: 'Recharger la page' }),
    ).toBeVisible();
    network.restoreScripts();
    await playerOn(page).expectAdvancing();
    await expect(noticeOn(page)).toBeHidden();
  });
});

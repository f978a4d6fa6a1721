import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, it } from '@/tests/e2e/it';
import { answerNavigations, noticeOn } from '@/tests/e2e/network';
import { goByMenu, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';

it.use({ viewport: { width: 1280, height: 800 } });

// Routes may still be running when a test leaves its page.
it.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const build = readFileSync('.next/BUILD_ID', 'utf8').trim();
const nextBuild = build.replace(/./g, 'x');

/** Answers further navigations from another build. */
const answerFromNextBuild = (page: Page) =>
  answerNavigations(page, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(build, nextBuild);
    await route.fulfill({ response, body });
  });

it.describe('a site that is updated during a visit', () => {
  it('asks before opening a page during playback, which resumes', async ({ page }) => {
    await answerFromNextBuild(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await listenToCard(page, 0);
    const player = playerOn(page);
    await player.expectAdvancing();
    await player.tagElement();
    await goByMenu(page, 'A propos');
    await expect(noticeOn(page)).toContainText('Le site a été mis à jour');
    await expect(page).toHaveURL('/');
    await player.expectAdvancing();
    await player.expectSameElement();
    const timeBefore = await player.time();
    await noticeOn(page).getByRole('button', { name: 'Ouvrir la page' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('audio[data-marked]')).toHaveCount(0);
    await player.expectAdvancing();
    expect(await player.time()).toBeGreaterThan(timeBefore - 2);
    await page.reload();
    await expect(player.toggle('Lecture')).toBeVisible();
    expect(await player.isPaused()).toBe(true);
  });

  it('navigates without a question while no audio plays', async ({ page }) => {
    await answerFromNextBuild(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await listenToCard(page, 0);
    const player = playerOn(page);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    await goByMenu(page, 'A propos');
    await expect(page).toHaveURL('/about');
    await expect(player.toggle('Lecture')).toBeVisible();
    await expect(noticeOn(page)).toBeHidden();
    expect(await player.isPaused()).toBe(true);
  });
});

import { expect } from '@playwright/test';
import { PATH, SLUG, episodeOn, followTo } from '@/tests/e2e/episodes/episodePage';
import { it } from '@/tests/e2e/it';

it('?t=60 waits for the button, then the sound begins there', async ({ page }) => {
  await page.goto(`${PATH}?t=60`);
  const { play, player, expectAt } = episodeOn(page);
  await expect(play).toHaveText('Écouter à partir de 1:00');
  await expect(player.region).toHaveCount(0);
  expect(await player.isPaused()).toBe(true);
  expect(await player.source()).toBe('');
  await play.click();
  await expectAt(60);
  await expect(play).toHaveText('Pause');
  await expect(page).toHaveURL(PATH);
});

it('?t= moves the episode that plays already, once', async ({ page }) => {
  await page.goto(PATH);
  const { play, player, expectAt } = episodeOn(page);
  await play.click();
  await player.mark();
  await player.expectAdvancing();
  await followTo(page, '/about');
  await expect(page).toHaveURL('/about');
  await followTo(page, `${PATH}?t=100`);
  await expectAt(100);
  await player.expectAdvancing();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  const before = await player.time();
  await page.goForward();
  await expect(page).toHaveURL(PATH);
  await player.expectAdvancing();
  expect(await player.time()).toBeGreaterThan(before);
  await player.expectMarked();
});

it.describe('sharing', () => {
  it.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  it('copies a link to the second that is heard, which leads back there', async ({ page }) => {
    await page.goto(PATH);
    const { sentence, player, play } = episodeOn(page);
    const share = page.getByRole('button', { name: 'Partager' });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await sentence('c2-p1-s1').click();
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    await share.click();
    await expect(page.getByText('Lien copié.')).toBeVisible();
    const link = await copied();
    expect(link).toMatch(new RegExp(`/episodes/${SLUG}\\?t=\\d+$`));
    expect(Number(new URL(link).searchParams.get('t'))).toBe(Math.floor(await player.time()));

    await page.getByRole('checkbox', { name: /Partager à partir de/ }).uncheck();
    await share.click();
    await expect.poll(copied).toMatch(new RegExp(`/episodes/${SLUG}$`));

    await player.region.getByRole('button', { name: 'Fermer le lecteur' }).click();
    await page.goto(link);
    await expect(play).toHaveText(/^Écouter à partir de (0:5|1:0)\d$/);
  });
});

import { expect, test } from '@playwright/test';
import { PATH, SLUG, chapterTitle, cueOf, episodeOn, followTo } from './episodePage';

test('?t=60 attend le bouton : rien ne sonne, puis le son part de là', async ({ page }) => {
  await page.goto(`${PATH}?t=60`);
  const { play, player, expectAt } = episodeOn(page);
  await expect(play).toHaveText('Écouter à partir de 1:00');
  await expect(player.region).toHaveCount(0);
  expect(await player.isPaused()).toBe(true);
  expect(await player.source()).toBe('');
  await play.click();
  await expectAt(60);
  await expect(play).toHaveText('Écouter');
  await expect(page).toHaveURL(PATH);
});

test('#t=60 est compris aussi', async ({ page }) => {
  await page.goto(`${PATH}#t=60`);
  await expect(episodeOn(page).play).toHaveText('Écouter à partir de 1:00');
});

for (const query of ['?t=abc', '?t=-5', '?t=1e9', '?t=NaN', '?t=99999']) {
  test(`${query} ne demande rien`, async ({ page }) => {
    await page.goto(PATH + query);
    const { play, expectAt } = episodeOn(page);
    await expect(play).toHaveText('Écouter');
    await play.click();
    await expectAt(0);
  });
}

test('?t= déplace l’épisode qui se joue déjà, une seule fois, sans l’interrompre', async ({
  page,
}) => {
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
  await player.expectAdvancing();
  const before = await player.time();
  await page.goForward();
  await expect(page).toHaveURL(PATH);
  await player.expectAdvancing();
  expect(await player.time()).toBeGreaterThan(before);
  await player.expectMarked();
});

test('?t= vaut encore pour qui avait laissé cet épisode dans le lecteur', async ({ page }) => {
  await page.goto(PATH);
  const { play, player, expectAt } = episodeOn(page);
  await play.click();
  await player.expectAdvancing();
  await player.toggle('Pause').click();
  await page.goto(`${PATH}?t=100`);
  await expect(player.region).toBeVisible();
  await expect(play).toHaveText('Écouter à partir de 1:40');
  await play.click();
  await expectAt(100);
  await expect(page).toHaveURL(PATH);
});

test('?t= ne touche pas à un autre épisode', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ecouter maintenant' }).first().click();
  const { player, play } = episodeOn(page);
  await player.expectAdvancing();
  const source = await player.source();
  await followTo(page, `${PATH}?t=200`);
  await expect(play).toHaveText('Écouter à partir de 3:20');
  await player.expectAdvancing();
  expect(await player.source()).toBe(source);
  expect(await player.time()).toBeLessThan(60);
});

test('un chapitre choisi sur une page en ?t= part de son propre début', async ({ page }) => {
  await page.goto(`${PATH}?t=200`);
  const { chapters, expectAt } = episodeOn(page);
  await chapters.getByRole('button', { name: chapterTitle(2) }).click();
  await expectAt(cueOf('c2-titre').start);
});

test.describe('Partager', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copie le lien à la seconde entendue, et ce lien y ramène', async ({ page }) => {
    await page.goto(PATH);
    const { sentence, player } = episodeOn(page);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByText('Lien copié.')).toBeVisible();
    expect(await copied()).toMatch(new RegExp(`/episodes/${SLUG}$`));

    await sentence('c2-p1-s1').click();
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect.poll(copied).toMatch(/\?t=\d+$/);
    const link = await copied();
    const second = Number(new URL(link).searchParams.get('t'));
    expect(second).toBe(Math.floor(await player.time()));

    const other = await page.context().browser()?.newPage();
    if (!other) throw new Error('une autre visite est attendue');
    await other.goto(link);
    await expect(episodeOn(other).play).toHaveText(/^Écouter à partir de 0:5\d|1:0\d$/);
    await other.close();

    await page.getByRole('checkbox', { name: /Partager à partir de/ }).uncheck();
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect.poll(copied).toMatch(new RegExp(`/episodes/${SLUG}$`));
  });
});

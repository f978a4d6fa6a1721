import { expect, test, type Page } from '@playwright/test';
import {
  ARABIA,
  cardButton,
  chaptersOnDisk,
  listenAtHome,
  optionsOn,
  SOURCES,
} from './playerOptions';

const rateOf = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate);
const volumeOf = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume);
const sessionTitle = (page: Page) =>
  page.evaluate(() => navigator.mediaSession.metadata?.title ?? '');

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('La vitesse', () => {
  test('change d’un appui, garde la hauteur de la voix, et reste d’un épisode à l’autre', async ({
    page,
  }) => {
    const player = await listenAtHome(page, SOURCES);
    const speed = (rate: string) =>
      player.region.getByRole('button', { name: `Vitesse : ${rate}`, exact: true });
    await speed('1×').click();
    await speed('1,25×').click();
    await expect(speed('1,5×')).toBeVisible();
    expect(await rateOf(page)).toBe(1.5);
    await cardButton(page, ARABIA).click();
    await player.expectAdvancing();
    expect(await rateOf(page)).toBe(1.5);
    expect(
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.preservesPitch),
    ).toBe(true);
  });

  test('se choisit aussi dans les options, au clavier comme à la souris', async ({ page }) => {
    const player = await listenAtHome(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await options.panel.getByRole('radio', { name: '2×' }).check();
    await expect.poll(() => rateOf(page)).toBe(2);
    await expect(player.region.getByRole('button', { name: 'Vitesse : 2×' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(options.panel.getByRole('radio', { name: '1,75×' })).toBeChecked();
    await expect.poll(() => rateOf(page)).toBe(1.75);
  });
});

test.describe('La minuterie de sommeil', () => {
  test('arrête le son à l’heure dite, en baissant d’abord, et rend le volume', async ({
    page,
  }) => {
    await page.clock.install();
    const player = await listenAtHome(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await options.timer.selectOption('5 minutes');
    await expect(options.panel.getByText(/^Arrêt dans (5:00|4:5\d)$/)).toBeVisible();
    await page.clock.fastForward('04:40');
    await expect(options.panel.getByText(/^Arrêt dans 0:[12]\d$/)).toBeVisible();
    const audio = page.locator('audio');
    await audio.evaluate((element: HTMLAudioElement) =>
      element.addEventListener('volumechange', () => {
        if (element.volume < 0.3 && !element.paused) element.dataset.faded = 'yes';
      }),
    );
    expect(await volumeOf(page)).toBe(0.8);
    await page.clock.fastForward('00:13');
    await expect(audio).toHaveAttribute('data-faded', 'yes');
    await expect(player.volume).toHaveAttribute('aria-valuetext', '80 %');
    await expect.poll(player.isPaused).toBe(true);
    await expect.poll(() => volumeOf(page)).toBe(0.8);
    await expect(options.timer).toHaveValue('off');
    expect(await page.evaluate(() => localStorage.getItem('lecteur'))).toContain(
      '"volume":0.8',
    );
  });

  test('compare l’heure, quel que soit le retard des alarmes', async ({ page }) => {
    await page.clock.install();
    const player = await listenAtHome(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await options.timer.selectOption('60 minutes');
    await page.clock.fastForward('02:00:00');
    await expect.poll(player.isPaused).toBe(true);
  });

  test('une pause de l’auditeur l’annule', async ({ page }) => {
    const player = await listenAtHome(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await options.timer.selectOption('15 minutes');
    await player.toggle('Pause').click();
    await options.open();
    await expect(options.timer).toHaveValue('off');
  });

  test('« fin du chapitre » arrête là, même quand on a changé de chapitre', async ({
    page,
  }) => {
    const [, second, third] = chaptersOnDisk(ARABIA);
    const player = await listenAtHome(page, ARABIA);
    const options = optionsOn(page);
    await options.open();
    await options.timer.selectOption('Fin du chapitre');
    await options.chapter(second?.title ?? '').click();
    await options.panel.getByRole('radio', { name: '2×' }).check();
    await expect.poll(player.time).toBeGreaterThan(second?.startTime ?? 0);
    const end = third?.startTime ?? 0;
    const forward = player.region.getByRole('button', { name: 'Avancer de 15 secondes' });
    while ((await player.time()) < end - 20) {
      const from = await player.time();
      await forward.click();
      await expect.poll(player.time).toBeGreaterThan(from + 14);
    }
    await expect.poll(player.isPaused, { timeout: 25_000 }).toBe(true);
    expect(await player.time()).toBeGreaterThan(end - 0.5);
    expect(await player.time()).toBeLessThan(end + 2);
  });
});

test.describe('Les chapitres', () => {
  test('jouent de leur début, et le système dit lequel sonne', async ({ page }) => {
    const [first, second] = chaptersOnDisk(ARABIA);
    const player = await listenAtHome(page, ARABIA);
    const options = optionsOn(page);
    await expect.poll(() => sessionTitle(page)).toMatch(first.title);
    await options.open();
    await expect(options.chapter(first.title)).toHaveAttribute('aria-current', 'true');
    await options.chapter(second?.title ?? '').click();
    await expect(options.chapter(second?.title ?? '')).toHaveAttribute('aria-current', 'true');
    await expect.poll(player.time).toBeGreaterThan(second?.startTime ?? 0);
    await expect.poll(() => sessionTitle(page)).toContain(second?.title);
    expect(await sessionTitle(page)).toContain('Épisode 11');
  });
});

test('le titre de la barre mène à la page de l’épisode, et le son continue', async ({
  page,
}) => {
  const player = await listenAtHome(page, ARABIA);
  await player.mark();
  await player.region.getByRole('link', { name: /Épisode 11/ }).click();
  await expect(page).toHaveURL(`/episodes/${ARABIA}`);
  await player.expectAdvancing();
  await player.expectMarked();
});

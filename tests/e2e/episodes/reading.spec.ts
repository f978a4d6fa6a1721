import { expect, type Locator } from '@playwright/test';
import { episodes, episodeOf } from '@/tests/e2e/content';
import {
  CUES,
  PATH,
  SLUG,
  chapterTitle,
  cueOf,
  episodeOn,
} from '@/tests/e2e/episodes/episodePage';
import { it } from '@/tests/e2e/it';

const LONGEST = episodes.toSorted((a, b) => b.title.length - a.title.length)[0] ?? episodeOf(8);

/** Plays at four times the speed. */
const playFast = (audio: Locator) =>
  audio.evaluate((element: HTMLAudioElement) => void (element.playbackRate = 4));

it('« Faire défiler le texte » follows until the reader scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(PATH);
  const { sentence, heardSentence, transcript, chapters } = episodeOn(page);
  await expect(
    transcript.getByRole('checkbox', { name: 'Faire défiler le texte' }),
  ).toBeChecked();
  await sentence('c1-p2-s3').click();
  await playFast(page.locator('audio'));
  await expect(heardSentence).toHaveText(cueOf('c1-p3-s2').text, { timeout: 30_000 });
  await expect(heardSentence).toBeInViewport();

  await page.mouse.move(640, 240);
  await page.mouse.wheel(0, 1800);
  const distantSentence = sentence('c4-p1-s1');
  await distantSentence.scrollIntoViewIfNeeded();
  await expect(heardSentence).not.toHaveText(cueOf('c1-p3-s2').text, { timeout: 30_000 });
  await expect(distantSentence).toBeInViewport();
  await expect(heardSentence).not.toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await chapters.getByRole('button', { name: chapterTitle(5) }).click();
  await expect(heardSentence).toHaveText(cueOf('c5-titre').text);
  await expect(heardSentence).toBeInViewport();
});

it('the longest title does not overflow, with the player open', async ({ page }) => {
  await page.goto(`/episodes/${LONGEST.slug}`);
  await page.locator('article button[data-episode]').click();
  await expect(episodeOn(page).player.region).toBeVisible();
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

it('a fragment scrolls to its sentence, and the page prints whole', async ({ page }) => {
  const { start, text } = cueOf('c3-p1-s2');
  await page.goto(`${PATH}#t-${Math.floor(start)}`);
  const target = page.locator(':target');
  await expect(target).toHaveText(text);
  await expect(target).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transcription' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^https?://.*${PATH}$`))).toBeVisible();
  for (const hiddenName of ['Navigation principale', 'Dans l’ordre de l’histoire'])
    await expect(page.getByRole('navigation', { name: hiddenName })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the whole episode is readable, and its audio plays and downloads', async ({ page }) => {
    await page.goto(PATH);
    const text = (
      await page.getByRole('region', { name: 'Transcription' }).innerText()
    ).replace(/\s+/g, ' ');
    for (const cue of CUES) expect(text).toContain(cue.text.replace(/\s+/g, ' '));
    const audio = page.locator('article audio');
    await expect(audio).toBeVisible();
    await expect(audio).toHaveAttribute('preload', 'none');
    await expect(audio).toHaveAttribute('src', /^\/audio\/.*\.mp3$/);
    await expect(audio.locator('track')).toHaveAttribute('srclang', 'fr');
    await expect(page.getByRole('button', { name: /Écouter|Partager|Ajouter/ })).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Chapitres' })
      .getByRole('link', { name: chapterTitle(5) })
      .click();
    await expect(page.getByRole('heading', { name: chapterTitle(5) })).toBeInViewport();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Télécharger \(\d/ }).click();
    expect((await downloading).suggestedFilename()).toBe(`${SLUG}.mp3`);
  });
});

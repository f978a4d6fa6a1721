import { expect, test } from '@playwright/test';
import { CUES, PATH, SLUG, chapterTitle, cueOf, episodeOn } from './episodePage';
import { episodeOf, episodes } from '@/tests/e2e/content';

const FAST = 4;

const LONGEST = episodes.toSorted((a, b) => b.title.length - a.title.length)[0] ?? episodeOf(8);
const hurry = (audio: HTMLAudioElement, rate: number) => void (audio.playbackRate = rate);

test.describe('Suivre la lecture', () => {
  test.use({ viewport: { width: 1000, height: 480 } });

  test('garde sous les yeux la phrase entendue', async ({ page }) => {
    await page.goto(PATH);
    const { sentence, heard, transcript } = episodeOn(page);
    await expect(transcript.getByRole('checkbox', { name: 'Suivre la lecture' })).toBeChecked();
    await sentence('c1-p1-s1').click();
    await page.locator('audio').evaluate(hurry, FAST);
    await expect(heard).toHaveText(cueOf('c1-p3-s2').text, { timeout: 30_000 });
    await expect(heard).toBeInViewport();
  });

  test('laisse la page à qui est allé lire ailleurs', async ({ page }) => {
    await page.goto(PATH);
    const { sentence, heard } = episodeOn(page);
    await sentence('c1-p1-s1').click();
    await page.locator('audio').evaluate(hurry, FAST);
    await page.mouse.wheel(0, 1800);
    const far = sentence('c4-p1-s1');
    await far.scrollIntoViewIfNeeded();
    await expect(heard).toHaveText(cueOf('c1-p2-s2').text, { timeout: 30_000 });
    await expect(far).toBeInViewport();
    await expect(heard).not.toBeInViewport();
  });

  test('vient au chapitre que l’on choisit à côté du texte', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(PATH);
    const { sentence, chapters, heard } = episodeOn(page);
    await sentence('c1-p1-s1').click();
    await chapters.getByRole('button', { name: chapterTitle(5) }).click();
    await expect(heard).toHaveText(cueOf('c5-titre').text);
    await expect(heard).toBeInViewport();
  });

  test('est éteint pour qui préfère peu de mouvement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await expect(
      episodeOn(page).transcript.getByRole('checkbox', { name: 'Suivre la lecture' }),
    ).not.toBeChecked();
  });
});

for (const width of [360, 390, 768]) {
  test(`à ${width} pixels rien ne dépasse, le lecteur ouvert`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [PATH, `/episodes/${episodeOf(8).slug}`, `/episodes/${LONGEST.slug}`]) {
      await page.goto(path);
      await page.locator('article button[data-episode]').click();
      await expect(episodeOn(page).player.region).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('chaque phrase a une adresse à elle', async ({ page }) => {
  const { start, text } = cueOf('c3-p1-s2');
  await page.goto(`${PATH}#t-${Math.floor(start)}`);
  const target = page.locator(':target');
  await expect(target).toHaveText(text);
  await expect(target).toBeInViewport();
});

test('imprimée, la page garde ses mots, ses sources et son adresse', async ({ page }) => {
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transcription' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^https?://.*${PATH}$`))).toBeVisible();
  for (const gone of ['Navigation principale', 'Dans l’ordre de l’histoire']) {
    await expect(page.getByRole('navigation', { name: gone })).toBeHidden();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
});

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tout se lit et le son se joue avec le lecteur du navigateur', async ({ page }) => {
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
    await expect(page.getByRole('link', { name: /^Télécharger/ })).toBeVisible();
    await page
      .getByRole('region', { name: 'Chapitres' })
      .getByRole('link', { name: chapterTitle(5) })
      .click();
    await expect(page.getByRole('heading', { name: chapterTitle(5) })).toBeInViewport();
  });
});

test('le fichier se télécharge sous son nom', async ({ page }) => {
  await page.goto(PATH);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Télécharger \(\d/ }).click();
  expect((await downloading).suggestedFilename()).toBe(`${SLUG}.mp3`);
});

import { expect, test } from '@playwright/test';
import { readVtt } from '@/lib/episodes/transcript/vtt';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { episodes, isNarrated } from '@/tests/e2e/content';

const EPISODES = episodes.length;

test('tous les épisodes se jouent, chacun avec son propre son, et se parcourent', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/episodes');
  const player = playerOn(page);
  // By episode: a button that was pressed says next where to resume.
  const buttons = page.locator('article button[data-episode]');
  await expect(buttons).toHaveCount(EPISODES);
  const sources = new Set<string>();
  for (let rank = 0; rank < EPISODES; rank += 1) {
    await buttons.nth(rank).click();
    await player.expectAdvancing();
    sources.add(await player.source());
    await player.progress.focus();
    for (const place of [0.85, 0.3]) {
      const duration = await page
        .locator('audio')
        .evaluate((audio: HTMLAudioElement) => audio.duration);
      const box = await player.progress.boundingBox();
      if (!box) throw new Error('la barre est attendue');
      await page.mouse.click(box.x + box.width * place, box.y + box.height / 2);
      await expect.poll(player.time).toBeGreaterThan(duration * place - 8);
      expect(await player.time()).toBeLessThan(duration * place + 8);
      await player.expectAdvancing();
    }
  }
  expect(sources.size).toBe(
    new Set(episodes.map((one) => (isNarrated(one) ? one.slug : (one.audioUrl ?? '')))).size,
  );
});

test('chaque son et chaque transcription se demandent au serveur, par morceaux pour le son', async ({
  page,
  request,
}) => {
  await page.goto('/episodes');
  const slugs = await page
    .locator('article button[data-episode]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-episode')));
  expect(slugs).toHaveLength(EPISODES);
  for (const { slug } of episodes.filter(isNarrated)) {
    const audio = await request.get(`/audio/${slug}.mp3`, {
      headers: { Range: 'bytes=1000-1999' },
    });
    expect(audio.status()).toBe(206);
    expect((await audio.body()).length).toBe(1000);
    expect(audio.headers()['content-type']).toBe('audio/mpeg');
    const transcript = await request.get(`/audio/${slug}.vtt`);
    expect(transcript.headers()['content-type']).toContain('text/vtt');
    expect(readVtt(await transcript.text()).length).toBeGreaterThan(40);
  }
});

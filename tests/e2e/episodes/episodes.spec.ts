import { expect } from '@playwright/test';
import { readVtt } from '@/lib/episodes/transcript/vtt';
import { episodes, isNarrated } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';
import { playerOn } from '@/tests/e2e/player/playerPage';

it('every episode of the list plays its own audio file', async ({ page }) => {
  await page.goto('/episodes');
  const player = playerOn(page);
  // By episode id: the label of a pressed button changes to resuming.
  const buttons = page.locator('article button[data-episode]');
  await expect(buttons).toHaveCount(episodes.length);
  const sources = new Set<string>();
  for (let index = 0; index < episodes.length; index += 1) {
    const previousSource = await player.source();
    await buttons.nth(index).click();
    await expect.poll(player.source).not.toBe(previousSource);
    await expect.poll(player.time).toBeGreaterThan(0);
    sources.add(await player.source());
  }
  expect(sources.size).toBe(
    new Set(
      episodes.map((episode) =>
        isNarrated(episode) ? episode.slug : (episode.audioUrl ?? ''),
      ),
    ).size,
  );
});

// Range requests for audio are tested in tests/unit/lib/server/site/forms.test.ts.
it('every transcript is sent whole, as WebVTT', async ({ request }) => {
  for (const { slug } of episodes.filter(isNarrated)) {
    const transcript = await request.get(`/audio/${slug}.vtt`);
    expect(transcript.headers()['content-type']).toContain('text/vtt');
    expect(readVtt(await transcript.text()).length).toBeGreaterThan(40);
  }
});

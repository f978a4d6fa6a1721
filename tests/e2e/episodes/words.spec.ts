import { expect } from '@playwright/test';
import { episodeOn, PATH } from '@/tests/e2e/episodes/episodePage';
import {
  middleOfWord,
  STARTS,
  tappedWord,
  TEXTS,
  wrongWords,
} from '@/tests/e2e/episodes/litWords';
import { it } from '@/tests/e2e/it';

const FRAMES = 180;

it('a tap on a word plays from it, and the word that is heard is lit within a frame', async ({
  page,
}) => {
  await page.goto(PATH);
  const { player } = episodeOn(page);
  const { text, start, sentence } = tappedWord();
  const spot = await page.evaluate(middleOfWord, { second: sentence, text });
  if (!spot) throw new Error('The word is expected on the page.');
  await page.mouse.click(spot.x, spot.y);
  await player.expectAdvancing();
  await expect(async () => {
    expect(await player.time()).toBeGreaterThanOrEqual(start - 0.05);
  }).toPass();
  const asked = { starts: STARTS, texts: TEXTS, frames: FRAMES };
  expect(await page.evaluate(wrongWords, asked)).toEqual([]);
});

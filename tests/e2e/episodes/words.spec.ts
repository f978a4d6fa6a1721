import { expect, type Page } from '@playwright/test';
import { episodeOn, PATH } from '@/tests/e2e/episodes/episodePage';
import {
  centreOfWord,
  STARTS,
  wordToTap,
  TEXTS,
  mismatchedWords,
} from '@/tests/e2e/episodes/heardWords';
import { it } from '@/tests/e2e/it';

const FRAMES = 180;

it('a tap plays from a word, and each heard word is highlighted', async ({ page }) => {
  await page.goto(PATH);
  const { player } = episodeOn(page);
  const { text, start, sentence } = wordToTap();
  const centre = await settledCentre(page, { second: sentence, text });
  await page.mouse.click(centre.x, centre.y);
  await player.expectAdvancing();
  await expect(async () => {
    expect(await player.time()).toBeGreaterThanOrEqual(start - 0.05);
  }).toPass();
  const words = { starts: STARTS, texts: TEXTS, frames: FRAMES };
  expect(await page.evaluate(mismatchedWords, words)).toEqual([]);
});

/** Returns the centre of a word once two readings are equal: the page has stopped moving. */
async function settledCentre(page: Page, word: { second: number; text: string }) {
  const readings: { x: number; y: number }[] = [];
  await expect(async () => {
    const centre = await page.evaluate(centreOfWord, word);
    if (centre) readings.push(centre);
    expect(readings.length).toBeGreaterThan(1);
    expect(readings.at(-1)).toEqual(readings.at(-2));
  }).toPass();
  return readings.at(-1) ?? { x: 0, y: 0 };
}

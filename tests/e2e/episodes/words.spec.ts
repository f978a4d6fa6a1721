import { expect, type Page } from '@playwright/test';
import { episodeOn, PATH } from '@/tests/e2e/episodes/episodePage';
import {
  middleOfWord,
  STARTS,
  tappedWord,
  TEXTS,
  wrongWords,
} from '@/tests/e2e/episodes/heardWords';
import { it } from '@/tests/e2e/it';

const FRAMES = 180;

it('a tap on a word plays from it, and the heard word is highlighted within a frame', async ({
  page,
}) => {
  await page.goto(PATH);
  const { player } = episodeOn(page);
  const { text, start, sentence } = tappedWord();
  const spot = await settledCentre(page, { second: sentence, text });
  await page.mouse.click(spot.x, spot.y);
  await player.expectAdvancing();
  await expect(async () => {
    expect(await player.time()).toBeGreaterThanOrEqual(start - 0.05);
  }).toPass();
  const asked = { starts: STARTS, texts: TEXTS, frames: FRAMES };
  expect(await page.evaluate(wrongWords, asked)).toEqual([]);
});

/** Returns the centre of a word once two readings are equal: the page has stopped moving. */
async function settledCentre(page: Page, asked: { second: number; text: string }) {
  const looks: { x: number; y: number }[] = [];
  await expect(async () => {
    const spot = await page.evaluate(middleOfWord, asked);
    if (spot) looks.push(spot);
    expect(looks.length).toBeGreaterThan(1);
    expect(looks.at(-1)).toEqual(looks.at(-2));
  }).toPass();
  return looks.at(-1) ?? { x: 0, y: 0 };
}

import { expect } from '@playwright/test';
import { splitMarks } from '@/lib/episodes/marks';
import { episodes, maps } from '@/tests/e2e/content';
import {
  CUES,
  EPISODE,
  PATH,
  chapterTitle,
  cueOf,
  episodeOn,
} from '@/tests/e2e/episodes/episodePage';
import { it } from '@/tests/e2e/it';

it('chapters and sentences play from their start, and are marked', async ({ page }) => {
  // The second in the address affects the play button only.
  await page.goto(`${PATH}?t=200`);
  const { chapters, transcript, sentence, heardSentence, expectPlaybackAt } = episodeOn(page);
  const chapter = chapters.getByRole('button', { name: chapterTitle(2) });
  await chapter.click();
  await expectPlaybackAt(cueOf('c2-titre').start);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(chapters.locator('[aria-current]')).toHaveCount(1);

  await transcript.getByRole('button', { name: 'Écouter ce chapitre' }).nth(3).click();
  await expectPlaybackAt(cueOf('c4-titre').start);

  await sentence('c1-p2-s2').click();
  await expectPlaybackAt(cueOf('c1-p2-s2').start);
  await expect(heardSentence).toHaveText(cueOf('c1-p2-s2').text);
  await expect(heardSentence).toHaveText(cueOf('c1-p2-s3').text);
  await expect(heardSentence).toHaveCount(1);
});

it('a text selection plays nothing; arrow keys choose a sentence', async ({ page }) => {
  await page.goto(PATH);
  const { transcript, sentence, player, expectPlaybackAt } = episodeOn(page);
  const target = sentence('c1-p2-s3');
  await target.scrollIntoViewIfNeeded();
  const [lineBox] = await target.evaluate((element) =>
    [...element.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
  );
  if (!lineBox) throw new Error('A line is expected.');
  const middle = lineBox.y + lineBox.height / 2;
  await page.mouse.move(lineBox.x + 4, middle);
  await page.mouse.down();
  await page.mouse.move(lineBox.x + lineBox.width - 4, middle, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(3);
  await expect(player.region).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 640 });
  const playFromSentence = transcript.getByRole('button', {
    name: 'Écouter à partir de cette phrase',
  });
  // The script adds the button: before, the Tab key leads to the first link of the text.
  await expect(playFromSentence).toHaveCount(1);
  await transcript.getByRole('checkbox').last().focus();
  await page.keyboard.press('Tab');
  await expect(playFromSentence).toBeFocused();
  await expect(playFromSentence).toBeInViewport({ ratio: 1 });
  const ids = CUES.map(({ id }) => id).filter((id) => /^c1-p\d+-s\d+$/.test(id));
  for (const id of ids.slice(0, ids.indexOf('c1-p2-s3') + 1)) {
    await page.keyboard.press('ArrowDown');
    await expect(sentence(id)).toHaveAttribute('data-chosen');
    await expect(sentence(id)).toBeInViewport({ ratio: 1 });
    await expect(playFromSentence).toBeInViewport({ ratio: 1 });
  }
  await expect(playFromSentence).toBeFocused();
  await expect(playFromSentence).toHaveAccessibleDescription(
    new RegExp(cueOf('c1-p2-s3').text),
  );
  await page.keyboard.press('Enter');
  await expectPlaybackAt(cueOf('c1-p2-s3').start);
  await page.keyboard.press('Tab');
  await expect(transcript.locator('[data-chosen]')).toHaveCount(0);
});

const marks = EPISODE.chapters
  .flatMap(({ paragraphs }) => paragraphs.flat())
  .flatMap(splitMarks);

/** Finds the mark of a kind that the fewest episodes mention. */
function rarestMark(kind: 'place' | 'person') {
  const mentions = (id: string): number => JSON.stringify(episodes).split(`:${id})`).length;
  const [mark] = marks
    .flatMap((mark) => (mark.kind === kind ? [mark] : []))
    .toSorted((a, b) => mentions(a.id) - mentions(b.id));
  if (!mark) throw new Error(`A mark is expected: ${kind}`);
  return mark;
}
const [person, place] = [rarestMark('person'), rarestMark('place')];
const mapOf = (placeId: string) =>
  [...maps].find(([, { places }]) => places.some(({ id }) => id === placeId))?.[0];

it('playback continues while links of the transcript to a person and a place are followed', async ({
  page,
}) => {
  await page.goto(PATH);
  const { transcript, player, sentence, heardSentence } = episodeOn(page);
  await sentence('c1-p1-s3').click();
  await player.tagElement();
  await player.expectAdvancing();
  const timeBefore = await player.time();
  await transcript.getByRole('link', { name: person.text, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`#personne-${person.id}$`));
  await expect(page.locator(`#personne-${person.id}`)).toBeInViewport();
  await transcript.getByRole('link', { name: place.text, exact: true }).first().click();
  await expect(page).toHaveURL(`/outils/carte-interactive/${mapOf(place.id)}/${place.id}`);
  await player.expectAdvancing();
  const panel = page.getByRole('complementary', { name: 'Lieux historiques' });
  await panel.getByRole('link', { name: EPISODE.shortTitle, exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await player.expectAdvancing();
  await player.expectSameElement();
  expect(await player.time()).toBeGreaterThan(timeBefore);
  await expect(heardSentence).toHaveCount(1);
});

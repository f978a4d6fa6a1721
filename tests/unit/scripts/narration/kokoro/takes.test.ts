import { TAKES, takeOf } from '@/scripts/narration/kokoro/takes';
import { readingScript } from '@/scripts/narration/script';
import { episodeRecords } from '@/tests/content/reading/records';

it('every take belongs to a line of an episode, at a speed of 0.8 to 1', () => {
  const texts = new Set(
    episodeRecords.flatMap(({ chapters }) => readingScript(chapters)).map(({ text }) => text),
  );
  expect(Object.keys(TAKES).filter((text) => !texts.has(text))).toEqual([]);
  for (const { speed = 1, range = 1, ending = '.' } of Object.values(TAKES)) {
    expect(speed).toBeGreaterThanOrEqual(0.8);
    expect(speed).toBeLessThanOrEqual(1);
    expect(range).toBeLessThanOrEqual(1.35);
    expect(ending).toMatch(/^[.,:;!?…]$/);
  }
});

it('a line without a take has an empty delivery', () => {
  expect(takeOf({ text: 'Une phrase que personne n’a reprise.' })).toEqual({});
});

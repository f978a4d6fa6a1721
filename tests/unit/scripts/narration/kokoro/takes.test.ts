import { TAKES, takeOf } from '@/scripts/narration/kokoro/takes';
import { readingScript } from '@/scripts/narration/script';
import { episodeRecords } from '@/tests/content/reading/records';

it('every take is of a line of the episodes, at a speed of 0.8 to 1', () => {
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

it('a line that was not tried again keeps the delivery of the rules', () => {
  expect(takeOf({ text: 'Une phrase que personne n’a reprise.' })).toEqual({});
});

import fc from 'fast-check';
import { parseDuration } from '@/lib/feed/read/sound';
import { formatRecordClock } from '@/lib/time/clock';
import { forAll } from '@/tests/fixtures/runners/property';

describe('an episode’s duration', () => {
  it.each([
    ['3723', 3723],
    ['62:03', 3723],
    ['1:02:03', 3723],
    ['01:02:03', 3723],
    ['00:8:19', 499],
    [' 14:57 ', 897],
    ['2238.5', 2238],
    ['00:50:95', 3095],
    ['1:02:03:04', 3723],
    ['90:00:00', 324_000],
  ])('is read from %j as %i seconds', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  it.each([
    ...['', '0', '00:00:00', 'N/A', '1h 2m', 'PT1H2M3S', '-5', '12:-3', ':30', '1::2', 'NaN'],
  ])('is unknown for %j', (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  it('is the same in seconds, in m:s and in h:m:s', () => {
    forAll(fc.integer({ min: 1, max: 359_999 }), (seconds) => {
      const minutes = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      const forms = [String(seconds), minutes, formatRecordClock(seconds)];
      expect(forms.map(parseDuration)).toEqual([seconds, seconds, seconds]);
    });
  });

  it('is a positive whole number of seconds or null, whatever the text', () => {
    forAll(fc.string(), (text) => {
      const seconds = parseDuration(text);
      expect(seconds === null || (Number.isSafeInteger(seconds) && seconds > 0)).toBe(true);
    });
  });
});

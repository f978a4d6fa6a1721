import { PUBLISHED, searchCeiling } from '@/scripts/audio/publish';

/** Creates an encoder that raises the peaks of a limited sound. */
const coder =
  (raise: number, loudness: number = PUBLISHED.loudness) =>
  (ceiling: number) => ({ loudness, peak: ceiling + raise });

it.each([0.5, 2, 3])('a limiter is found for an encoder that adds %d dB', (raise) => {
  expect(searchCeiling(coder(raise), 'x.mp3').peak).toBeLessThanOrEqual(PUBLISHED.ceiling);
});

it('one encoding suffices where it is valid', () => {
  const encode = jest.fn(coder(0.5));
  searchCeiling(encode, 'x.mp3');
  expect(encode).toHaveBeenCalledTimes(1);
});

it('a file that is not as loud as the others, or whose peaks never hold, throws', () => {
  expect(() => searchCeiling(coder(0, -17), 'x.mp3')).toThrow('x.mp3 : -17 LUFS');
  expect(() => searchCeiling(() => ({ loudness: -16, peak: 0 }), 'x.mp3')).toThrow('0 dBTP');
});

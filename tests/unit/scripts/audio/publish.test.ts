import { PUBLISHED_LEVEL, searchCeiling } from '@/scripts/audio/publish';

/** Creates an encoder that raises the peaks above the limiter's ceiling, in decibels. */
const encoderThatRaises =
  (raise: number, loudness: number = PUBLISHED_LEVEL.loudness) =>
  (ceiling: number) => ({ loudness, peak: ceiling + raise });

it.each([0.5, 2, 3])(
  'the ceiling of the limiter is found for an encoder that raises peaks by %d dB',
  (raise) => {
    expect(searchCeiling(encoderThatRaises(raise), 'x.mp3').peak).toBeLessThanOrEqual(
      PUBLISHED_LEVEL.ceiling,
    );
  },
);

it('the search for a ceiling ends after one valid encoding', () => {
  const encode = jest.fn(encoderThatRaises(0.5));
  searchCeiling(encode, 'x.mp3');
  expect(encode).toHaveBeenCalledTimes(1);
});

it('the search for a ceiling throws for a wrong loudness, and for peaks above the limit', () => {
  expect(() => searchCeiling(encoderThatRaises(0, -17), 'x.mp3')).toThrow('x.mp3 : -17 LUFS');
  expect(() => searchCeiling(() => ({ loudness: -16, peak: 0 }), 'x.mp3')).toThrow('0 dBTP');
});

import { clippedSamples, longestSilence } from '@/scripts/narration/check/stretches';

const sound = Float64Array.from({ length: 1000 }, (_, i) => (i >= 300 && i < 700 ? 0 : 0.5));
sound[10] = 1;
sound[990] = -1;

it('the longest silence of a section is measured', () => {
  expect(longestSilence(sound, 1000, 0, 1)).toBeCloseTo(0.4);
  expect(longestSilence(sound, 1000, 0.5, 1)).toBeCloseTo(0.2);
  expect(longestSilence(sound, 1000, 0.8, 1)).toBe(0);
});

it('samples at full scale are counted within a section', () => {
  expect(clippedSamples(sound, 1000, 0, 0.5)).toBe(1);
  expect(clippedSamples(sound, 1000, 0.1, 0.5)).toBe(0);
});

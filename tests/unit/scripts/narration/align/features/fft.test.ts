import fc from 'fast-check';
import { createPowerSpectrum } from '@/scripts/narration/align/features/fft';
import { forAll } from '@/tests/fixtures/forAll';

/** Computes the discrete Fourier transform by its definition. */
function directPower(frame: Float64Array, size: number): readonly number[] {
  return Array.from({ length: size / 2 + 1 }, (_, k) => {
    let [re, im] = [0, 0];
    frame.forEach((value, n) => {
      re += value * Math.cos((2 * Math.PI * k * n) / size);
      im -= value * Math.sin((2 * Math.PI * k * n) / size);
    });
    return re * re + im * im;
  });
}

const sample = fc.double({ min: -1, max: 1, noNaN: true });
const framesOf = (size: number) =>
  fc
    .array(sample, { minLength: 1, maxLength: size })
    .map((values) => Float64Array.from(values));

it.each([2, 8, 32, 64])('the transform equals its definition, for %i points', (size) => {
  const transform = createPowerSpectrum(size);
  forAll([framesOf(size)], { numRuns: 30 }, (frame) => {
    const direct = directPower(frame, size);
    transform(frame).forEach((power, k) => expect(power).toBeCloseTo(direct[k] ?? 0, 8));
  });
});

it('the transform keeps the energy of a frame (Parseval)', () => {
  const size = 64;
  const transform = createPowerSpectrum(size);
  forAll([framesOf(size)], (frame) => {
    const power = transform(frame);
    const ends = (power[0] ?? 0) + (power[size / 2] ?? 0);
    const twice = power.subarray(1, size / 2).reduce((sum, value) => sum + 2 * value, ends);
    const energy = frame.reduce((sum, value) => sum + value * value, 0);
    expect(twice / size).toBeCloseTo(energy, 8);
  });
});

it('a sine is in its own bin and nowhere else', () => {
  const wave = Float64Array.from({ length: 64 }, (_, n) =>
    Math.sin((2 * Math.PI * 5 * n) / 64),
  );
  const power = createPowerSpectrum(64)(wave);
  expect(power[5]).toBeCloseTo(32 ** 2, 6);
  expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo(32 ** 2, 6);
});

it('a size that is no power of two throws', () => {
  expect(() => createPowerSpectrum(48)).toThrow('power of two');
});

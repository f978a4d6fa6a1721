import fc from 'fast-check';
import { createPowerSpectrum } from '@/scripts/narration/align/features/fft';
import { forAll } from '@/tests/fixtures/runners/property';

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
  fc.assert(
    fc.property(framesOf(size), (frame) => {
      const expectedPower = directPower(frame, size);
      transform(frame).forEach((power, k) =>
        expect(power).toBeCloseTo(expectedPower[k] ?? 0, 8),
      );
    }),
    { numRuns: 30 },
  );
});

it('the transform keeps the energy of a frame (Parseval)', () => {
  const size = 64;
  const transform = createPowerSpectrum(size);
  forAll(framesOf(size), (frame) => {
    const power = transform(frame);
    const endPower = (power[0] ?? 0) + (power[size / 2] ?? 0);
    const totalPower = power
      .subarray(1, size / 2)
      .reduce((sum, value) => sum + 2 * value, endPower);
    const energy = frame.reduce((sum, value) => sum + value * value, 0);
    expect(totalPower / size).toBeCloseTo(energy, 8);
  });
});

it('the power of a sine lies in its own bin alone', () => {
  const wave = Float64Array.from({ length: 64 }, (_, n) =>
    Math.sin((2 * Math.PI * 5 * n) / 64),
  );
  const power = createPowerSpectrum(64)(wave);
  expect(power[5]).toBeCloseTo(32 ** 2, 6);
  expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo(32 ** 2, 6);
});

it('createPowerSpectrum throws for a size that is no power of two', () => {
  expect(() => createPowerSpectrum(48)).toThrow('power of two');
});

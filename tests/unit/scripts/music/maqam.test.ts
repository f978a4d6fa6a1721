import fc from 'fast-check';
import { centsOf, frequencyOf } from '@/scripts/music/maqam';
import { forAll } from '@/tests/fixtures/runners/property';

describe('a maqam', () => {
  it('has the half-flat second of Bayati, three quarters of a tone above the tonic', () => {
    expect(centsOf('bayati', 1)).toBe(150);
  });

  it('has Hijaz from the fourth degree in Shuri: a half tone, a tone and a half, a half tone', () => {
    const cents = [3, 4, 5, 6].map((degree) => centsOf('shuri', degree));
    expect(cents).toEqual([500, 600, 900, 1000]);
  });

  it('places the note below the tonic in the octave below', () => {
    expect(centsOf('bayati', -1)).toBe(-200);
  });

  it('doubles the frequency at every octave, whatever the degree', () => {
    forAll(fc.integer({ min: -14, max: 14 }), (degree) => {
      const frequency = frequencyOf('bayati', degree, 146.83);
      expect(frequencyOf('bayati', degree + 7, 146.83)).toBeCloseTo(frequency * 2, 8);
    });
  });

  it('refuses a degree that is not a whole number', () => {
    expect(() => centsOf('rast', 1.5)).toThrow('nombre entier');
  });
});

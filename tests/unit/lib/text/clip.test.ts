import fc from 'fast-check';
import { clip } from '@/lib/text/clip';
import { forAll } from '@/tests/fixtures/runners/property';

describe('a clipped text', () => {
  it('is put on one line, and otherwise unchanged, when it is short', () => {
    expect(clip(' Des notes.\n\nLa suite. ', 40)).toBe('Des notes. La suite.');
  });

  it('ends after a whole word, with an ellipsis', () => {
    expect(clip('Une caravane part pour la Syrie', 15)).toBe('Une caravane…');
  });

  it('is never longer than the limit and an ellipsis', () => {
    forAll(fc.string(), fc.integer({ min: 1, max: 50 }), (text, maxLength) => {
      expect(clip(text, maxLength).length).toBeLessThanOrEqual(maxLength + 1);
    });
  });
});

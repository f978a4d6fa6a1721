import fc from 'fast-check';
import { capitalize } from '@/lib/text/capital';
import { forAll } from '@/tests/fixtures/runners/property';

describe('a capitalized text', () => {
  it('has a capital first letter, accents included, and its other letters unchanged', () => {
    expect(capitalize('l’Arabie avant l’islam')).toBe('L’Arabie avant l’islam');
    expect(capitalize('épisode')).toBe('Épisode');
    expect(capitalize('')).toBe('');
  });

  it('is unchanged when it is capitalized again', () => {
    forAll(fc.string(), (text) => {
      expect(capitalize(capitalize(text))).toBe(capitalize(text));
    });
  });

  it('is unchanged where its first character has no capital', () => {
    for (const text of ['', '« Lis »', '630', 'هجرة', 'Badr'])
      expect(capitalize(text)).toBe(text);
  });
});

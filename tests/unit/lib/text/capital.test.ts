import fc from 'fast-check';
import { capital } from '@/lib/text/capital';
import { forAll } from '@/tests/fixtures/runners/property';

describe('a capitalized text', () => {
  it('has a capital first letter, accents included, and its other letters unchanged', () => {
    expect(capital('l’Arabie avant l’islam')).toBe('L’Arabie avant l’islam');
    expect(capital('épisode')).toBe('Épisode');
    expect(capital('')).toBe('');
  });

  it('is unchanged when it is capitalized again', () => {
    forAll(fc.string(), (text) => {
      expect(capital(capital(text))).toBe(capital(text));
    });
  });

  it('is unchanged where its first character has no capital', () => {
    for (const text of ['', '« Lis »', '630', 'هجرة', 'Badr']) expect(capital(text)).toBe(text);
  });
});

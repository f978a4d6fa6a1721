import fc from 'fast-check';
import { capital } from '@/lib/text/capital';
import { forAll } from '@/tests/fixtures/runners/property';

describe('a text with a capital', () => {
  it('has its first letter raised alone, accents and elisions included', () => {
    expect(capital('l’Arabie avant l’islam')).toBe('L’Arabie avant l’islam');
    expect(capital('épisode')).toBe('Épisode');
    expect(capital('')).toBe('');
  });

  it('stays as it is when it is given a capital again', () => {
    forAll(fc.string(), (text) => {
      expect(capital(capital(text))).toBe(capital(text));
    });
  });

  it('is left as it is where the first sign has no capital', () => {
    for (const text of ['', '« Lis »', '630', 'هجرة', 'Badr']) expect(capital(text)).toBe(text);
  });
});

import fc from 'fast-check';
import { capital, startsSmall } from '@/lib/text/capital';

describe('a text with a capital', () => {
  it('has its first letter raised alone, accents and elisions included', () => {
    expect(capital('l’Arabie avant l’islam')).toBe('L’Arabie avant l’islam');
    expect(capital('épisode')).toBe('Épisode');
    expect(capital('')).toBe('');
  });

  it('no longer starts small', () => {
    expect(startsSmall('comment connaît-on sa vie ?')).toBe(true);
    fc.assert(fc.property(fc.string(), (text) => !startsSmall(capital(text))));
  });

  it('is not said to start small where the first sign has no capital', () => {
    for (const text of ['', '« Lis »', '630', 'هجرة', 'Badr'])
      expect(startsSmall(text)).toBe(false);
  });
});

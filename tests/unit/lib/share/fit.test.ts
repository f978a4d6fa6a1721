import fc from 'fast-check';
import { fitText } from '@/lib/share/fit';
import { forAll } from '@/tests/fixtures/runners/property';

/** Measures every letter as half an em. */
const measure = (text: string): number => text.length / 2;

const box = { width: 470, height: 276, leading: 1, sizes: [98, 80, 60, 46] } as const;

const titles = fc
  .array(fc.stringMatching(/^[a-zé’]{1,14}$/), { minLength: 1, maxLength: 7 })
  .map((words) => words.join(' '));

describe('a fitted title', () => {
  it('is whole, and fits into its box', () => {
    forAll(titles, (title) => {
      const { size, lines } = fitText(title, box, measure);
      expect(lines.join(' ')).toBe(title);
      expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(box.width);
      expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
    });
  });

  it('is as large as possible for one word', () => {
    expect(fitText('Badr', box, measure)).toEqual({ size: 98, lines: ['Badr'] });
  });

  it.each([
    ['De Hudaybiyya à Tabûk', ['De Hudaybiyya', 'à Tabûk']],
    ['aaaa bbbb cccc dddd', ['aaaa bbbb', 'cccc dddd']],
  ])('has even lines, none of which ends on a preposition: %s', (title, lines) => {
    expect(fitText(title, box, measure).lines).toEqual(lines);
  });

  it('never breaks a line at a no-break space', () => {
    const { lines } = fitText('Prophète\u202f? Médine\u00a0: communauté', box, measure);
    expect(lines.join('|')).toMatch(/Prophète\u202f\?/);
    expect(lines.join('|')).toMatch(/Médine\u00a0:/);
  });

  it('may have twenty words, in the smallest letters', () => {
    const title = Array.from({ length: 20 }, () => 'aaaa').join(' ');
    const { size, lines } = fitText(title, { ...box, sizes: [98, 46] }, measure);
    expect(size).toBe(46);
    expect(lines.join(' ')).toBe(title);
  });

  it('throws an error rather than cutting a word', () => {
    expect(() => fitText('a'.repeat(40), box, measure)).toThrow('trop long');
  });
});

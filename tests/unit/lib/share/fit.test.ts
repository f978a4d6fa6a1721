import fc from 'fast-check';
import { fitText } from '@/lib/share/fit';
import { forAll } from '@/tests/fixtures/runners/property';

/** Measures every letter as half an em. */
const measure = (text: string): number => text.length / 2;

const room = { width: 470, height: 276, leading: 1, sizes: [98, 80, 60, 46] } as const;

const titles = fc
  .array(fc.stringMatching(/^[a-zé’]{1,14}$/), { minLength: 1, maxLength: 7 })
  .map((words) => words.join(' '));

describe('a fitted title', () => {
  it('is whole, and in the room', () => {
    forAll(titles, (title) => {
      const { size, lines } = fitText(title, room, measure);
      expect(lines.join(' ')).toBe(title);
      expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(room.width);
      expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height);
    });
  });

  it('is as large as possible for one word', () => {
    expect(fitText('Badr', room, measure)).toEqual({ size: 98, lines: ['Badr'] });
  });

  it.each([
    ['De Hudaybiyya à Tabûk', ['De Hudaybiyya', 'à Tabûk']],
    ['aaaa bbbb cccc dddd', ['aaaa bbbb', 'cccc dddd']],
  ])('never ends on a preposition, and is as even as possible: %s', (title, lines) => {
    expect(fitText(title, room, measure).lines).toEqual(lines);
  });

  it('keeps no-break spaces whole', () => {
    const { lines } = fitText('Prophète\u202f? Médine\u00a0: communauté', room, measure);
    expect(lines.join('|')).toMatch(/Prophète\u202f\?/);
    expect(lines.join('|')).toMatch(/Médine\u00a0:/);
  });

  it('may have twenty words, in the smallest letters', () => {
    const title = Array.from({ length: 20 }, () => 'aaaa').join(' ');
    const { size, lines } = fitText(title, { ...room, sizes: [98, 46] }, measure);
    expect(size).toBe(46);
    expect(lines.join(' ')).toBe(title);
  });

  it('is refused rather than cut', () => {
    expect(() => fitText('a'.repeat(40), room, measure)).toThrow('trop long');
  });
});

import { measureWords, metresWords, rangeWords } from '@/lib/buildings/measures';
import type { Parameter } from '@/lib/buildings/record';

const measure = (change: Partial<Parameter>): Parameter =>
  ({
    id: 'un',
    label: 'Une mesure',
    value: 70,
    unit: 'm',
    grade: 'établi',
    basis: 'relevé',
    verified: 'lu',
    references: [],
    ...change,
  }) as Parameter;

describe('the words of a measure', () => {
  it.each([
    [{ value: 58 }, '58\u00a0m'],
    [{ value: 8.5 }, '8,5\u00a0m'],
    [{ unit: 'nombre', value: 6 }, '6'],
    [{ unit: 'coudée', cubit: 'yad', value: 70 }, '70\u00a0coudées'],
    [{ unit: 'coudée', cubit: 'yad', value: 0.5 }, '0,5\u00a0coudée'],
  ] as const)('say its value as its source does: %j', (change, words) => {
    expect(measureWords(measure(change as Partial<Parameter>))).toBe(words);
  });

  it('give two digits, and no centimetre, to metres drawn from cubits', () => {
    const cubits = measure({ unit: 'coudée', cubit: 'yad', value: 27 } as Partial<Parameter>);
    expect(metresWords(cubits)).toBe('environ 13\u00a0m (coudée de la main)');
    expect(metresWords(measure({}))).toBeNull();
  });

  it('state the least and the greatest value that sources give', () => {
    expect(rangeWords(measure({ range: [8.5, 10.25] }))).toBe('de 8,5 à 10,25\u00a0m');
    expect(rangeWords(measure({}))).toBeNull();
  });
});

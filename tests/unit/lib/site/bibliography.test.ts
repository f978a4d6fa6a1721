import { bibliographyOf, type Author } from '@/lib/site/bibliography';

const names = (authors: readonly Author[]) => authors.map(({ name }) => name);

describe('bibliographyOf', () => {
  it('files authors under their surnames, whatever stands before', () => {
    const { modern } = bibliographyOf(
      [
        { author: 'W. M. Watt', title: 'Muhammad at Mecca', year: '1953' },
        { author: 'Ch. Robin', title: 'Himyar', year: '2015' },
        { author: 'P. Crone', title: 'Meccan Trade', year: '1987' },
      ],
      [],
    );
    expect(names(modern)).toEqual(['P. Crone', 'Ch. Robin', 'W. M. Watt']);
  });

  it('tells ancient authors by their century, in one reference at least, or by their names', () => {
    const { ancient, modern } = bibliographyOf(
      [
        { author: 'al-Tabarî', title: 'Tafsîr' },
        { author: 'al-Tabarî', title: 'Târîkh', year: 'Xe siècle' },
        { author: 'Coran', title: 'sourate 106' },
        { author: 'F. Donner', title: 'Narratives', year: '1998' },
      ],
      ['Coran'],
    );
    expect(names(ancient)).toEqual(['Coran', 'al-Tabarî']);
    expect(names(modern)).toEqual(['F. Donner']);
  });

  it('gives each work once, dated if a reference dates it, oldest first', () => {
    const { modern } = bibliographyOf(
      [
        { author: 'M. Lecker', title: 'Constitution' },
        { author: 'M. Lecker', title: 'Constitution', year: '2004' },
        { author: 'M. Lecker', title: 'Muslims, Jews and Pagans', year: '1995' },
        { author: 'M. Lecker', title: 'Constitution', year: '2004', note: 'livre' },
      ],
      [],
    );
    expect(modern[0]?.works.map(({ title, year }) => [title, year])).toEqual([
      ['Muslims, Jews and Pagans', '1995'],
      ['Constitution', '2004'],
    ]);
  });

  it('counts in the numbers of titles', () => {
    const { ancient } = bibliographyOf(
      ['sourate 17', 'sourate 3', 'sourate 106'].map((title) => ({ author: 'Coran', title })),
      ['Coran'],
    );
    expect(ancient[0]?.works.map(({ title }) => title)).toEqual([
      'sourate 3',
      'sourate 17',
      'sourate 106',
    ]);
  });
});

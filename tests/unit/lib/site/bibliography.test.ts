import { bibliographyOf, type Author } from '@/lib/site/bibliography';

const names = (authors: readonly Author[]) => authors.map(({ name }) => name);

/** Creates references from author, title and optional year. */
const references = (...rows: readonly (readonly [string, string, string?])[]) =>
  rows.map(([author, title, year]) => ({ author, title, ...(year !== undefined && { year }) }));

describe('bibliographyOf', () => {
  it('sorts authors by their surnames, whatever precedes them', () => {
    const { modern } = bibliographyOf(
      references(
        ['W. M. Watt', 'Muhammad at Mecca', '1953'],
        ['Ch. Robin', 'Himyar', '2015'],
        ['P. Crone', 'Meccan Trade', '1987'],
      ),
      [],
    );
    expect(names(modern)).toEqual(['P. Crone', 'Ch. Robin', 'W. M. Watt']);
  });

  it('recognizes ancient authors by the century of one of their references, or by their names', () => {
    const { ancient, modern } = bibliographyOf(
      references(
        ['al-Tabarî', 'Tafsîr'],
        ['al-Tabarî', 'Târîkh', 'Xe siècle'],
        ['Coran', 'sourate 106'],
        ['F. Donner', 'Narratives', '1998'],
      ),
      ['Coran'],
    );
    expect(names(ancient)).toEqual(['Coran', 'al-Tabarî']);
    expect(names(modern)).toEqual(['F. Donner']);
  });

  it('lists each work once, oldest first, with the year of any of its references', () => {
    const { modern } = bibliographyOf(
      references(
        ['M. Lecker', 'Constitution'],
        ['M. Lecker', 'Constitution', '2004'],
        ['M. Lecker', 'Muslims, Jews and Pagans', '1995'],
        ['M. Lecker', 'Constitution', '2004'],
      ),
      [],
    );
    expect(modern[0]?.works.map(({ title, year }) => [title, year])).toEqual([
      ['Muslims, Jews and Pagans', '1995'],
      ['Constitution', '2004'],
    ]);
  });

  it('sorts titles by their numbers', () => {
    const titles = ['sourate 17', 'sourate 3', 'sourate 106'];
    const works = titles.map((title) => ({ author: 'Coran', title }));
    const { ancient } = bibliographyOf(works, ['Coran']);
    const sortedTitles = ancient[0]?.works.map(({ title }) => title);
    expect(sortedTitles).toEqual(['sourate 3', 'sourate 17', 'sourate 106']);
  });
});

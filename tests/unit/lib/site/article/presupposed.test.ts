import { neededArticles, type ArticleLink } from '@/lib/site/article/presupposed';

const branches: ArticleLink = {
  title: 'Sunnites et chiites',
  path: '/sunnites-et-chiites',
  words: ['sunnite', 'chiite'],
};
const beliefs: ArticleLink = {
  title: 'Croyances',
  path: '/croyances',
  words: ['appel à la prière'],
};

const neededPaths = (...texts: string[]) =>
  neededArticles(texts, [beliefs, branches]).map(({ path }) => path);

describe('the articles that texts need', () => {
  it.each([
    'Deuxième imam des chiites.',
    'CHIITES, sunnites',
    'C’est l’avis d’un chiite',
    'Sunnites',
  ])('have a word that begins a word of the text: «%s»', (text) => {
    expect(neededPaths(text)).toEqual(['/sunnites-et-chiites']);
  });

  it.each(['Des crypto­achiites', 'une prière', ''])('are absent for «%s»', (text) => {
    expect(neededPaths(text)).toEqual([]);
  });

  it('are found in any of the texts, and stand in the order of the articles', () => {
    expect(neededPaths('Des chiites.', 'Bilâl lance l’appel à la prière.')).toEqual([
      '/croyances',
      '/sunnites-et-chiites',
    ]);
  });
});

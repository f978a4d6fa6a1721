import { presupposedBy, type ArticleLink } from '@/lib/site/article/presupposed';

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

const found = (...texts: string[]) =>
  presupposedBy(texts, [beliefs, branches]).map(({ path }) => path);

describe('the articles that texts need', () => {
  it.each([
    'Deuxième imam des chiites.',
    'CHIITES, sunnites',
    'C’est l’avis d’un chiite',
    'Sunnites',
  ])('are those one of whose words begins a word: «%s»', (text) => {
    expect(found(text)).toEqual(['/sunnites-et-chiites']);
  });

  it.each(['Des crypto­achiites', 'une prière', ''])('are none for «%s»', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are found in any of the texts, and stand in the order of the articles', () => {
    expect(found('Des chiites.', 'Bilâl lance l’appel à la prière.')).toEqual([
      '/croyances',
      '/sunnites-et-chiites',
    ]);
  });
});

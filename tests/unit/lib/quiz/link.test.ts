import { formatQuizChoice, formatQuizLink, parseQuizLink } from '@/lib/quiz/link';
import { forAll } from '@/tests/fixtures/runners/property';
import { bank, seeds } from './bank';

const draftOf = (search: string) => {
  const state = parseQuizLink(search, bank);
  return state?.status === 'choosingQuestions' ? state.draft : null;
};

describe('a shared link', () => {
  it('restores its choice and its seed', () => {
    forAll(seeds, (seed) => {
      const quiz = { mode: 'theme', value: 'Lieux', difficulty: 3, seed } as const;
      expect(draftOf(`?${formatQuizLink(quiz)}`)).toEqual(quiz);
    });
  });

  it('is written in legible words', () => {
    const quiz = { mode: 'period', value: 'Les guerres', difficulty: 2, seed: 7 } as const;
    expect(formatQuizLink(quiz)).toBe('mode=periode&valeur=Les+guerres&difficulte=2&graine=7');
  });

  it.each([
    ['a theme alone', formatQuizChoice({ mode: 'theme', value: 'Lieux' }), 'Lieux'],
    ['a mode alone', 'mode=episode', null],
    ['a value that the bank does not have', 'mode=theme&valeur=Cuisine', null],
    ['an invalid difficulty and seed', 'mode=theme&difficulte=9&graine=-1', null],
  ])('with %s leaves the other choices open: %s', (_, query, value) => {
    const mode = query.includes('episode') ? 'episode' : 'theme';
    const draft = { mode, value, difficulty: null, seed: null };
    expect(draftOf(`?${query}`)).toEqual(draft);
  });

  it.each(['99999999999', '1e3'])('ignores the wrong seed %s', (seed) => {
    const search = `?mode=theme&valeur=Lieux&difficulte=1&graine=${seed}`;
    expect(draftOf(search)).toMatchObject({ value: 'Lieux', difficulty: 1, seed: null });
  });

  it.each(['', '?mode=humeur', '?valeur=Lieux&difficulte=1', '?mode='])(
    'is empty for %p',
    (search) => expect(draftOf(search)).toBeNull(),
  );
});

import fc from 'fast-check';
import { formatQuizChoice, formatQuizLink, parseQuizLink } from '@/lib/quiz/link';
import { bank, seeds } from './bank';

const draftOf = (search: string) => {
  const state = parseQuizLink(search, bank);
  return state?.status === 'choosingQuestions' ? state.draft : null;
};

describe('a shared link', () => {
  it('brings back the choice and the seed that it was made of', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const quiz = { mode: 'theme', value: 'Lieux', difficulty: 3, seed } as const;
        expect(draftOf(`?${formatQuizLink(quiz)}`)).toEqual(quiz);
      }),
    );
  });

  it('says what it asks for in words that can be read', () => {
    const quiz = { mode: 'period', value: 'Les guerres', difficulty: 2, seed: 7 } as const;
    expect(formatQuizLink(quiz)).toBe('mode=periode&valeur=Les+guerres&difficulte=2&graine=7');
  });

  it('can give what the questions are about, and leave the difficulty to the reader', () => {
    const query = formatQuizChoice({ mode: 'theme', value: 'Lieux' });
    expect(draftOf(`?${query}`)).toEqual({
      mode: 'theme',
      value: 'Lieux',
      difficulty: null,
      seed: null,
    });
  });

  it('can give a mode alone', () => {
    expect(draftOf('?mode=episode')).toEqual({
      mode: 'episode',
      value: null,
      difficulty: null,
      seed: null,
    });
  });

  it.each(['', '?mode=humeur', '?valeur=Lieux&difficulte=1', '?mode='])(
    'asks for nothing with %p',
    (search) => expect(draftOf(search)).toBeNull(),
  );

  it('ignores a value that the bank does not have, a wrong difficulty and a wrong seed', () => {
    expect(draftOf('?mode=theme&valeur=Cuisine&difficulte=9&graine=-1')).toEqual({
      mode: 'theme',
      value: null,
      difficulty: null,
      seed: null,
    });
    expect(
      draftOf('?mode=theme&valeur=Lieux&difficulte=1&graine=99999999999')?.seed,
    ).toBeNull();
    expect(draftOf('?mode=theme&valeur=Lieux&difficulte=1&graine=1e3')?.seed).toBeNull();
  });
});

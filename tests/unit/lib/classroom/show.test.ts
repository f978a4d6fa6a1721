import fc from 'fast-check';
import { showChoices, drawnQuiz, linkedQuiz } from '@/lib/classroom/show';
import { LEVELS, type Level } from '@/lib/quiz/choice';
import { formatQuizChoice, formatQuizLink } from '@/lib/quiz/link';
import { drawQuestions } from '@/lib/quiz/select';
import { forAll } from '@/tests/fixtures/runners/property';
import { bank, banks, seeds } from '@/tests/unit/lib/quiz/bank';

const choice = { mode: 'theme', value: 'Batailles', difficulty: 1 } as const;
const levels = fc.constantFrom<Level>(...LEVELS, 'mixed');

describe('the projection of a link', () => {
  it('is empty without questions in the link', () => {
    expect(linkedQuiz(bank, '')).toBeNull();
    expect(linkedQuiz(bank, '?mode=humeur')).toBeNull();
    expect(linkedQuiz(bank, '?mode=episode&valeur=Un+épisode+retiré')).toBeNull();
  });

  it('is the quiz of a shared link', () => {
    const questions = drawQuestions(bank, choice, 4);
    const link = `?${formatQuizLink({ ...choice, seed: 4, questions })}`;
    expect(linkedQuiz(bank, link)).toEqual({ title: 'Batailles', level: null, questions });
  });

  it('is every question of an episode, easiest first', () => {
    const link = `?${formatQuizChoice({ mode: 'episode', value: 'Badr' })}`;
    const show = linkedQuiz(bank, link);
    expect(show?.questions).toHaveLength(14);
    const difficulties = show?.questions.map(({ difficulty }) => difficulty) ?? [];
    expect(difficulties).toEqual(difficulties.toSorted());
  });
});

describe('a teacher’s selection', () => {
  it('has ten questions at most, of the level and the episode, as many as its option counts', () => {
    forAll(banks, levels, seeds, (drawnBank, level, seed) => {
      for (const { episode, count } of showChoices(drawnBank, level)) {
        const questions = drawnQuiz(drawnBank, { episode, level }, seed)?.questions ?? [];
        expect(questions).toHaveLength(count);
        expect(count).toBeLessThanOrEqual(10);
        for (const question of questions) {
          if (level !== 'mixed') expect(question.difficulty).toBe(level);
          if (episode !== null) expect(question.episode).toBe(episode);
        }
        const difficulties = questions.map(({ difficulty }) => difficulty);
        expect(difficulties).toEqual(difficulties.toSorted());
      }
    });
  });

  it('lists the questions of a level, under « Tous les épisodes » first', () => {
    expect(showChoices(bank, 1).map(({ label, count }) => `${label} (${count})`)).toEqual([
      'Tous les épisodes (10)',
      'Badr (10)',
    ]);
    expect(showChoices(bank, 3).map(({ count }) => count)).toEqual([2, 2]);
    // The bank has fifteen questions of level 1.
    expect(drawnQuiz(bank, { episode: null, level: 1 }, 1)?.questions).toHaveLength(10);
    const show = drawnQuiz(bank, { episode: null, level: 'mixed' }, 1);
    expect(show).toMatchObject({ title: 'Tous les épisodes', level: 'Niveaux mélangés' });
    expect(drawnQuiz(bank, { episode: 'Badr', level: 4 }, 1)).toBeNull();
  });
});

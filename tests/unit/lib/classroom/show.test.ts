import { formatQuizChoice, formatQuizLink } from '@/lib/quiz/link';
import { drawQuestions } from '@/lib/quiz/select';
import { showOf } from '@/lib/classroom/show';
import { bank } from '@/tests/unit/lib/quiz/bank';

const choice = { mode: 'theme', value: 'Batailles', difficulty: 1 } as const;

describe('what is shown to a room', () => {
  it('is nothing until an episode is chosen or a link is followed', () => {
    expect(showOf(bank, '', null)).toBeNull();
    expect(showOf(bank, '?mode=humeur', null)).toBeNull();
    expect(showOf(bank, '', 'Un épisode qui n’est plus là')).toBeNull();
  });

  it('is the quiz of a shared link', () => {
    const questions = drawQuestions(bank, choice, 4);
    const link = `?${formatQuizLink({ ...choice, seed: 4, questions })}`;
    expect(showOf(bank, link, null)).toEqual({ title: 'Batailles', questions });
  });

  it('is every question of an episode, easiest first', () => {
    const show = showOf(bank, '', 'Badr');
    expect(show?.questions).toHaveLength(14);
    const levels = show?.questions.map(({ difficulty }) => difficulty) ?? [];
    expect(levels).toEqual(levels.toSorted());
    const link = `?${formatQuizChoice({ mode: 'episode', value: 'Badr' })}`;
    expect(showOf(bank, link, null)).toEqual(show);
  });
});

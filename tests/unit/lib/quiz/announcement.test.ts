import { announcementOf } from '@/lib/quiz/announcement';
import { stateOf } from '@/lib/quiz/machine';
import { asked } from './bank';

const running = (count: number, given: readonly string[] = []) =>
  stateOf({
    mode: 'theme',
    value: 'Batailles',
    difficulty: 1,
    seed: 1,
    given,
    questions: Array.from({ length: count }, (_, index) => asked(index)),
  });

it.each([
  [1, 'Le quiz commence, en 1 question.'],
  [2, 'Le quiz commence, en 2 questions.'],
])('a quiz of %d begins with « %s »', (count, words) => {
  expect(announcementOf(running(count), null)).toBe(words);
});

it('an answer is counted among the questions', () => {
  expect(announcementOf(running(3, ['a']), null)).toBe('Réponse enregistrée, 1 sur 3.');
});

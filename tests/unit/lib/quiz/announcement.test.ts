import { announcementOf } from '@/lib/quiz/announcement';
import { stateOf } from '@/lib/quiz/machine';
import { bankQuestion } from './bank';

const stateAfter = (count: number, given: readonly string[] = []) =>
  stateOf({
    mode: 'theme',
    value: 'Batailles',
    difficulty: 1,
    seed: 1,
    given,
    questions: Array.from({ length: count }, (_, index) => bankQuestion(index)),
  });

it.each([
  [1, 'Le quiz commence, en 1 question.'],
  [2, 'Le quiz commence, en 2 questions.'],
])('the announcement of a quiz of %d questions is « %s »', (count, words) => {
  expect(announcementOf(stateAfter(count), null)).toBe(words);
});

it('the announcement of an answer counts the answers given among the questions', () => {
  expect(announcementOf(stateAfter(3, ['a']), null)).toBe('Réponse enregistrée, 1 sur 3.');
});

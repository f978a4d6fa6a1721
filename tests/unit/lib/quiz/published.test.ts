import fc from 'fast-check';
import { publishedQuestion, type QuestionLabels } from '@/lib/quiz/published';
import { DIFFICULTIES, THEMES, type Question } from '@/lib/quiz/record';

const labels: QuestionLabels = {
  episodes: new Map([['episode-09', 'Badr, Uhud, le Fossé']]),
  periods: new Map([['guerres-mecque', 'Les guerres contre La Mecque']]),
};

const outside: Question = {
  id: 'q-001',
  question: 'Combien ?',
  answers: ['300', '3 000', '30', 'Éléphants'],
  difficulty: 2,
  period: 'guerres-mecque',
  theme: 'Batailles',
  explanation: 'Une phrase.',
  source: 'Coran 3, 123',
  place: 'badr',
};
const badr: Question = { ...outside, episode: 'episode-09' };

describe('a published question', () => {
  it('has the labels of its episode, period and theme, and the name of the episode’s card', () => {
    expect(publishedQuestion(badr, labels)).toEqual({
      id: 'q-001',
      question: 'Combien ?',
      answers: [
        { id: 'a', answer: '3 000' },
        { id: 'b', answer: '30' },
        { id: 'c', answer: '300' },
        { id: 'd', answer: 'Éléphants' },
      ],
      answerId: 'c',
      difficulty: 2,
      episode: 'Badr, Uhud, le Fossé',
      period: 'Les guerres contre La Mecque',
      theme: 'Batailles',
      explanation: 'Une phrase.',
      source: 'Coran 3, 123',
      episodeSlug: 'episode-09',
    });
  });

  it('says where its place can be seen and where it is told, when that is known', () => {
    const place = { href: '/outils/carte-interactive/arabie/badr', name: 'Badr' } as const;
    const event = { href: '/outils/frise/badr', name: 'Bataille de Badr' } as const;
    const links = { place, event, told: 61 };
    expect(publishedQuestion(badr, labels, links)).toMatchObject(links);
    expect(publishedQuestion(badr, labels)).not.toHaveProperty('place');
    expect(publishedQuestion(badr, labels)).not.toHaveProperty('told');
  });

  it('orders its answers as French does, accents included', () => {
    const answers: Question['answers'] = ['Zamzam', 'Éphèse', 'Eilat', 'Fadak'];
    const { answers: ordered } = publishedQuestion({ ...badr, answers }, labels);
    expect(ordered.map(({ answer }) => answer)).toEqual(['Eilat', 'Éphèse', 'Fadak', 'Zamzam']);
  });

  it('leaves out an episode that it does not have', () => {
    expect(publishedQuestion(outside, labels)).not.toHaveProperty('episode');
    expect(publishedQuestion(outside, labels)).not.toHaveProperty('episodeSlug');
  });

  const questions = fc.record({
    id: fc.constant('q'),
    question: fc.string(),
    answers: fc
      .uniqueArray(fc.string(), { minLength: 4, maxLength: 4 })
      .map(([a = '', b = '', c = '', d = '']): Question['answers'] => [a, b, c, d]),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    period: fc.string(),
    theme: fc.constantFrom(...THEMES),
    explanation: fc.string(),
    source: fc.string(),
  });

  it('keeps its four answers and knows the right one', () => {
    fc.assert(
      fc.property(questions, (record) => {
        const { answers, answerId } = publishedQuestion(record, labels);
        expect(answers.map(({ answer }) => answer).toSorted()).toEqual(
          record.answers.toSorted(),
        );
        expect(answers.find(({ id }) => id === answerId)?.answer).toBe(record.answers[0]);
      }),
    );
  });

  it('does not let the order in which they were written show', () => {
    fc.assert(
      fc.property(questions, (record) => {
        const [first, second, third, fourth] = record.answers;
        const turned: Question = { ...record, answers: [fourth, third, second, first] };
        expect(publishedQuestion(turned, labels).answers).toEqual(
          publishedQuestion(record, labels).answers,
        );
      }),
    );
  });
});

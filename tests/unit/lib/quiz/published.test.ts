import fc from 'fast-check';
import { publishedQuestion, type QuestionLabels } from '@/lib/quiz/published';
import { DIFFICULTIES, THEMES, type Question } from '@/lib/quiz/record';
import { forAll } from '@/tests/fixtures/runners/property';

const labels: QuestionLabels = {
  episodes: new Map([['episode-09', 'Badr, Uhud, le Fossé']]),
  periods: new Map([['guerres-mecque', 'Les guerres contre La Mecque']]),
};

const withoutEpisode: Question = {
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
const badr: Question = { ...withoutEpisode, episode: 'episode-09' };

describe('a published question', () => {
  it('has the labels of its episode, period and theme, and the slug of its episode', () => {
    const answers = ['3 000', '30', '300', 'Éléphants'];
    const { place, ...quote } = withoutEpisode;
    expect(publishedQuestion(badr, labels)).toEqual({
      ...quote,
      answers: answers.map((answer, index) => ({ id: 'abcd'.charAt(index), answer })),
      answerId: 'c',
      episode: 'Badr, Uhud, le Fossé',
      period: 'Les guerres contre La Mecque',
      episodeSlug: 'episode-09',
    });
    expect(place).toBe('badr');
    expect(publishedQuestion(withoutEpisode, labels)).not.toHaveProperty('episode');
    expect(publishedQuestion(withoutEpisode, labels)).not.toHaveProperty('episodeSlug');
  });

  it('has the page of its place and the second of its answer, where both are known', () => {
    const place = { href: '/outils/carte-interactive/arabie/badr', name: 'Badr' } as const;
    const event = { href: '/outils/frise/badr', name: 'Bataille de Badr' } as const;
    const links = { place, event, quoteStart: 61 };
    expect(publishedQuestion(badr, labels, links)).toMatchObject(links);
    expect(publishedQuestion(badr, labels)).not.toHaveProperty('place');
    expect(publishedQuestion(badr, labels)).not.toHaveProperty('quoteStart');
  });

  it('has its answers in French alphabetical order, accents included', () => {
    const answers: Question['answers'] = ['Zamzam', 'Éphèse', 'Eilat', 'Fadak'];
    const { answers: orderedAnswers } = publishedQuestion({ ...badr, answers }, labels);
    expect(orderedAnswers.map(({ answer }) => answer)).toEqual([
      'Eilat',
      'Éphèse',
      'Fadak',
      'Zamzam',
    ]);
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

  it('has its four answers and the id of the right one, in an order independent of the record’s', () => {
    forAll(questions, (record) => {
      const { answers, answerId } = publishedQuestion(record, labels);
      const [right, second, third, fourth] = record.answers;
      expect(answers.map(({ answer }) => answer).toSorted()).toEqual(record.answers.toSorted());
      expect(answers.find(({ id }) => id === answerId)?.answer).toBe(right);
      const reordered: Question = { ...record, answers: [fourth, third, second, right] };
      expect(publishedQuestion(reordered, labels).answers).toEqual(answers);
    });
  });
});

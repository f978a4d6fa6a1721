import fc from 'fast-check';
import { decodeBank } from '@/lib/quiz/decodeBank';
import { forAll } from '@/tests/fixtures/runners/property';
import { bankQuestion, bank } from './bank';

const choices = ['Elle', 'Lui'];
const minimalQuestion = {
  question: 'Qui ?',
  answers: choices.map((answer, index) => ({ id: index + 1, answer })),
  ...{ answerId: 2, difficulty: 4 },
};

describe('the response of /quizz/quizz.json', () => {
  it('is decoded as it is published', () => {
    expect(decodeBank(JSON.parse(JSON.stringify(bank)))).toEqual(bank);
  });

  it('may have numbers as ids, and the required fields only', () => {
    const answers = choices.map((answer, index) => ({ id: String(index + 1), answer }));
    expect(decodeBank([minimalQuestion])).toEqual([
      { ...minimalQuestion, answers, answerId: '2' },
    ]);
  });

  it.each([
    ['without question', { ...minimalQuestion, question: '' }],
    ['without answers', { ...minimalQuestion, answers: null }],
    ['whose right answer is missing', { ...minimalQuestion, answerId: 3 }],
    ['of an unknown difficulty', { ...minimalQuestion, difficulty: 5 }],
  ])('is decoded without a question %s, but with the others', (_, invalidQuestion) => {
    expect(decodeBank([invalidQuestion, bankQuestion(1)])).toEqual([bankQuestion(1)]);
  });

  it.each([
    ['place', { href: 'javascript:alert(1)', name: 'Badr' }],
    ['person', { href: '/outils/frise/badr', name: 'Hamza' }],
    ['event', { href: 'https://ailleurs.example/', name: 'Badr' }],
    ['quoteStart', -1],
    ['quoteStart', '61'],
    ['id', 7],
  ])('is decoded without an invalid %s', (name, value) => {
    expect(decodeBank([{ ...minimalQuestion, [name]: value }])?.[0]).not.toHaveProperty(name);
  });

  it('is null, never an error, for any other value', () => {
    forAll(fc.anything(), (value) => expect(decodeBank(value)).toBeNull());
    expect(decodeBank([])).toBeNull();
  });
});

import fc from 'fast-check';
import { decodeBank } from '@/lib/quiz/decodeBank';
import { forAll } from '@/tests/fixtures/runners/property';
import { asked, bank } from './bank';

const choices = ['Elle', 'Lui'];
const bare = {
  question: 'Qui ?',
  answers: choices.map((answer, index) => ({ id: index + 1, answer })),
  ...{ answerId: 2, difficulty: 4 },
};

describe('the answer of /quizz/quizz.json', () => {
  it('is decoded as it is published', () => {
    expect(decodeBank(JSON.parse(JSON.stringify(bank)))).toEqual(bank);
  });

  it('may have numbers as ids, and the required fields only', () => {
    const answers = choices.map((answer, index) => ({ id: String(index + 1), answer }));
    expect(decodeBank([bare])).toEqual([{ ...bare, answers, answerId: '2' }]);
  });

  it.each([
    ['without question', { ...bare, question: '' }],
    ['without answers', { ...bare, answers: null }],
    ['whose right answer is not there', { ...bare, answerId: 3 }],
    ['of an unknown difficulty', { ...bare, difficulty: 5 }],
  ])('drops a question %s, not the others', (_, wrong) => {
    expect(decodeBank([wrong, asked(1)])).toEqual([asked(1)]);
  });

  it.each([
    ['place', { href: 'javascript:alert(1)', name: 'Badr' }],
    ['person', { href: '/outils/frise/badr', name: 'Hamza' }],
    ['event', { href: 'https://ailleurs.example/', name: 'Badr' }],
    ['told', -1],
    ['told', '61'],
    ['id', 7],
  ])('drops a wrong %s', (name, value) => {
    expect(decodeBank([{ ...bare, [name]: value }])?.[0]).not.toHaveProperty(name);
  });

  it('is null, never an error, for any other value', () => {
    forAll(fc.anything(), (value) => expect(decodeBank(value)).toBeNull());
    expect(decodeBank([])).toBeNull();
  });
});

import { decodeContent } from '@/lib/content/decode';
import { QuestionsSchema } from '@/lib/quiz/record';

const validRecord = {
  id: 'q-001',
  question: 'Où coule la source de Zamzam ?',
  answers: ['À La Mecque', 'À Médine', 'À Tâ’if', 'À Khaybar'],
  difficulty: 1,
  episode: 'episode-03-la-mecque-et-quraysh',
  period: 'contexte',
  theme: 'Lieux',
  explanation: 'La tradition relie cette source à Agar et à son fils Ismaël.',
  source: 'Ibn Hishâm, Sîra, IXe siècle, récit de Zamzam',
  place: 'la-mecque',
};

const decode = (value: unknown) => decodeContent(QuestionsSchema, value, 'quiz/lieux.json');

describe('a question’s record', () => {
  it('may omit episode and place', () => {
    const requiredFields = Object.entries(validRecord).filter(
      ([name]) => !['episode', 'place'].includes(name),
    );
    expect(decode([Object.fromEntries(requiredFields)])[0]).not.toHaveProperty('episode');
  });

  it('is typeset when decoded, and keeps the right answer first', () => {
    const [decoded] = decode([validRecord]);
    expect(decoded?.question).toBe('Où coule la source de Zamzam\u202f?');
    expect(decoded?.answers[0]).toBe('À La Mecque');
  });

  it('is refused outside of a list', () => {
    expect(() => decode(validRecord)).toThrow('une liste de questions est attendue');
  });

  it.each([
    ['id', { id: 'Q 1' }],
    ['id', { id: undefined }],
    ['question', { question: '' }],
    ['question', { question: 'Où coule la source de Zamzam' }],
    ['answers.3', { answers: validRecord.answers.slice(0, 3) }],
    ['answers.4', { answers: [...validRecord.answers, 'À Badr'] }],
    ['answers', { answers: ['À Médine', 'à médine', 'À Tâ’if', 'À Khaybar'] }],
    ['answers.2', { answers: ['À La Mecque', 'À Médine', ' ', 'À Khaybar'] }],
    ['difficulty', { difficulty: 0 }],
    ['difficulty', { difficulty: 5 }],
    ['difficulty', { difficulty: '2' }],
    ['episode', { episode: '' }],
    ['period', { period: undefined }],
    ['theme', { theme: 'Cuisine' }],
    ['explanation', { explanation: 'Sans point' }],
    ['source', { source: null }],
    ['source', { source: 'Ibn Hishâm, Sîra, IXe siècle' }],
    ['place', { place: 'La Mecque' }],
    ['auteur', { auteur: 'Quelqu’un' }],
  ])('is refused, with a French message, for its %s in %j', (path, changes) => {
    const decodeInvalid = () => decode([{ ...validRecord, ...changes }]);
    expect(decodeInvalid).toThrow(`quiz/lieux.json → 0.${path} : `);
    expect(decodeInvalid).not.toThrow(/Invalid|Expected|received/);
  });
});

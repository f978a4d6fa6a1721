import fc from 'fast-check';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Difficulty } from '@/lib/quiz/record';

/** Creates a question whose right answer is « Juste {rank} ». */
export const bankQuestion = (
  rank: number,
  fields: Partial<BankQuestion> & { readonly difficulty?: Difficulty } = {},
): BankQuestion => ({
  id: `q-${rank}`,
  question: `Question ${rank} de la banque ?`,
  answers: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    answer: id === 'c' ? `Juste ${rank}` : `Faux ${rank}${id}`,
  })),
  answerId: 'c',
  difficulty: 1,
  theme: 'Batailles',
  period: 'Les guerres',
  episode: 'Badr',
  episodeSlug: 'episode-09',
  explanation: `Parce que ${rank}.`,
  source: `Livre ${rank}`,
  quoteStart: 60 + rank,
  place: { href: '/outils/carte-interactive/arabie/badr', name: 'Badr' },
  person: { href: '/outils/arbre-genealogique/hamza', name: 'Hamza' },
  event: { href: '/outils/frise/badr', name: 'Bataille de Badr' },
  ...fields,
});

/** Creates an easy question about places without an episode, with the required fields only. */
function aboutPlaces(rank: number): BankQuestion {
  const { id = '', question, answers, answerId, difficulty } = bankQuestion(rank);
  return { id, question, answers, answerId, difficulty, theme: 'Lieux' };
}

/** Twelve easy and two hard questions about battles, three easy questions about places without an episode. */
export const bank: readonly BankQuestion[] = [
  ...Array.from({ length: 12 }, (_, index) => bankQuestion(index + 1)),
  bankQuestion(13, { difficulty: 3 }),
  bankQuestion(14, { difficulty: 3 }),
  ...[15, 16, 17].map((rank) => aboutPlaces(rank)),
];

export const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Fields of random banks, with few values, so that choices overlap. */
const fieldSets = fc.record({
  difficulty: fc.constantFrom<Difficulty>(1, 2, 3, 4),
  theme: fc.constantFrom('Batailles', 'Lieux', 'Personnages'),
});
export const banks = fc
  .array(fieldSets, { maxLength: 60 })
  .map((list) => list.map((fields, index) => bankQuestion(index, fields)));

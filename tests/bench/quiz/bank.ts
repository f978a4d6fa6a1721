import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Difficulty } from '@/lib/quiz/record';

const LEVELS: readonly Difficulty[] = [1, 2, 3, 4];

/** Generates a bank of a given size, over 12 episodes, 9 periods and 8 themes, like the site's own. */
export const generateBank = (size: number): readonly BankQuestion[] =>
  Array.from({ length: size }, (_, index) => ({
    question: `Que sait-on de la question ${index}, et depuis quand ?`,
    answers: ['a', 'b', 'c', 'd'].map((id) => ({ id, answer: `Réponse ${id} à ${index}` })),
    answerId: 'c',
    difficulty: LEVELS[index % LEVELS.length] ?? 1,
    episode: `Épisode ${Math.floor(index / 4) % 12}`,
    period: `Période ${Math.floor(index / 4) % 9}`,
    theme: `Thème ${Math.floor(index / 4) % 8}`,
    explanation: 'Une phrase qui explique la réponse et la situe parmi les autres.',
    source: 'Un livre, une année',
  }));

import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { MODES, type Choice, type Level, type Mode, difficultyOf } from '@/lib/quiz/choice';
import { formatFrozen, frozenQuestions, parseFrozen } from '@/lib/quiz/frozen';
import { chooseMode, type QuizState } from '@/lib/quiz/machine';
import { optionsOf } from '@/lib/quiz/select';
import { isSeed } from '@/lib/quiz/shuffle';

/** Words of the modes in addresses. */
const MODE_WORDS = {
  episode: 'episode',
  period: 'periode',
  theme: 'theme',
} as const satisfies Record<Mode, string>;

const MIXED = 'melange';

const parseLevel = (word: string | null): Level | null =>
  word === MIXED ? 'mixed' : difficultyOf(word);

interface LinkedQuiz extends Choice {
  readonly seed: number;
  /** The questions of the link, whatever becomes of the bank; absent in a link whose seed draws the questions. */
  readonly questions?: readonly Pick<BankQuestion, 'id'>[];
}

/** Formats the query of a link that repeats a quiz, without question mark. */
export function formatQuizLink({
  mode,
  value,
  difficulty,
  seed,
  questions,
}: LinkedQuiz): string {
  const frozen = questions ? formatFrozen(questions) : null;
  return new URLSearchParams({
    mode: MODE_WORDS[mode],
    valeur: value,
    difficulte: difficulty === 'mixed' ? MIXED : String(difficulty),
    ...(frozen === null ? {} : { questions: frozen }),
    graine: String(seed),
  }).toString();
}

/** Formats the query of a link that sets the subject of a quiz, but not its level. */
export const formatQuizChoice = ({ mode, value }: Pick<Choice, 'mode' | 'value'>): string =>
  new URLSearchParams({ mode: MODE_WORDS[mode], valeur: value }).toString();

/**
 * Parses a link into the state of a quiz that is ready to start. Invalid parts are ignored; null when the mode is
 * invalid.
 */
export function parseQuizLink(search: string, bank: readonly BankQuestion[]): QuizState | null {
  const query = new URLSearchParams(search);
  const mode = MODES.find((candidate) => MODE_WORDS[candidate] === query.get('mode'));
  if (!mode) return null;
  const state = chooseMode(mode);
  if (state.status !== 'choosingQuestions') return null;
  const frozen = parseFrozen(query.get('questions'));
  const linkedOption = optionsOf(bank, mode).find(
    (option) => option.value === query.get('valeur'),
  );
  // An episode may have been renamed since: take the label from its questions.
  const [firstQuestion] = frozen ? frozenQuestions(bank, frozen, 0) : [];
  const value = linkedOption?.value ?? firstQuestion?.[mode] ?? null;
  const difficulty = parseLevel(query.get('difficulte'));
  const seed = seedOf(query.get('graine'));
  const isComplete = value !== null && difficulty !== null;
  return {
    ...state,
    draft: {
      mode,
      value,
      difficulty,
      seed: isComplete ? seed : null,
      ...(isComplete && frozen && { frozen }),
    },
  };
}

function seedOf(digits: string | null): number | null {
  const seed = digits && /^\d{1,10}$/.test(digits) ? Number(digits) : null;
  return isSeed(seed) ? seed : null;
}

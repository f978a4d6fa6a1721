import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { levelName, type Level } from '@/lib/quiz/choice';
import { parseQuizLink } from '@/lib/quiz/link';
import { start } from '@/lib/quiz/machine';
import { MAX_QUESTIONS, optionsOf, shuffledAnswers } from '@/lib/quiz/select';
import { shuffled } from '@/lib/quiz/shuffle';
import { seededRandom } from '@/lib/random';

/** Questions to project in a class, with a title. */
export interface ProjectedQuiz {
  readonly title: string;
  /** Difficulty in words; null for a link's own selection. */
  readonly level: string | null;
  readonly questions: readonly BankQuestion[];
}

/** A teacher's selection. */
export interface ShowChoice {
  /** Label of an episode; null for all. */
  readonly episode: string | null;
  readonly level: Level;
}

const ALL_EPISODES = 'Tous les épisodes';

const matchesChoice =
  ({ episode, level }: ShowChoice) =>
  (question: BankQuestion): boolean =>
    (episode === null || question.episode === episode) &&
    (level === 'mixed' || question.difficulty === level);

const byDifficulty = (a: BankQuestion, b: BankQuestion): number => a.difficulty - b.difficulty;

/** Lists the options of a level, all episodes and then each in story order, with the number of their questions. */
export const showChoices = (bank: readonly BankQuestion[], level: Level) =>
  [null, ...optionsOf(bank, 'episode').map(({ value }) => value)].map((episode) => ({
    episode,
    label: episode ?? ALL_EPISODES,
    count: Math.min(MAX_QUESTIONS, bank.filter(matchesChoice({ episode, level })).length),
  }));

/** Draws at most ten questions of a selection by a seed, easiest first for mixed levels; null without questions. */
export function drawnQuiz(
  bank: readonly BankQuestion[],
  choice: ShowChoice,
  seed: number,
): ProjectedQuiz | null {
  const questions = shuffled(bank.filter(matchesChoice(choice)), seededRandom(seed))
    .slice(0, MAX_QUESTIONS)
    .map((question) => shuffledAnswers(question, seed))
    .toSorted(byDifficulty);
  const { episode, level } = choice;
  return questions.length > 0
    ? { title: episode ?? ALL_EPISODES, level: levelName(level), questions }
    : null;
}

/**
 * Reads the questions of a link: the questions of a shared quiz, or all of an episode, easiest first; null when the
 * link names neither.
 * @param search query of the address
 */
export function linkedQuiz(
  bank: readonly BankQuestion[],
  search: string,
): ProjectedQuiz | null {
  const linkedState = search === '' ? null : parseQuizLink(search, bank);
  const state = linkedState && start(linkedState, bank, 0);
  if (state?.status === 'running')
    return { title: state.run.value, level: null, questions: state.run.questions };
  const draft = linkedState?.status === 'choosingQuestions' ? linkedState.draft : null;
  if (draft?.mode !== 'episode' || draft.value === null) return null;
  const { value } = draft;
  const questions = bank
    .filter((question) => question.episode === value)
    .toSorted(byDifficulty);
  return questions.length > 0 ? { title: value, level: null, questions } : null;
}

import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { isMode, levelOf } from '@/lib/quiz/choice';
import { frozenQuestions } from '@/lib/quiz/frozen';
import { answer, stateOf, type QuizState, type Run } from '@/lib/quiz/machine';
import { drawQuestions } from '@/lib/quiz/select';
import { isSeed } from '@/lib/quiz/shuffle';

/**
 * Serializes a run for a reload. Ids, or else the seed, identify the questions; texts are stored only to detect
 * changes.
 */
export const encodeRun = ({ questions, ...run }: Run): string =>
  JSON.stringify({
    ...run,
    ids: questions.map(({ id }) => id ?? null),
    asked: questions.map(({ question }) => question),
  });

/** Deserializes the state of a run from `encodeRun`; null when invalid or no longer matching the bank. */
export function decodeRun(
  text: string | null,
  bank: readonly BankQuestion[],
): QuizState | null {
  const fields = new Map<string, unknown>(Object.entries(parsed(text)));
  const [mode, value, seed] = [fields.get('mode'), fields.get('value'), fields.get('seed')];
  const difficulty = levelOf(fields.get('difficulty'));
  const given = textsOf(fields.get('given'));
  const asked = textsOf(fields.get('asked'));
  if (!isMode(mode) || typeof value !== 'string' || !difficulty || !isSeed(seed)) return null;
  if (!given || !asked || given.length > asked.length) return null;
  const choice = { mode, value, difficulty };
  const ids = textsOf(fields.get('ids'));
  const questions = ids ? frozenQuestions(bank, ids, seed) : drawQuestions(bank, choice, seed);
  const isSame =
    questions.length > 0 &&
    questions.length === asked.length &&
    questions.every(({ question }, rank) => question === asked[rank]);
  if (!isSame) return null;
  const begun = stateOf({ ...choice, seed, questions, given: [] });
  const state = given.reduce(answer, begun);
  if (!('run' in state) || state.run.given.length !== given.length) return null;
  return fields.get('isCorrected') === true
    ? stateOf({ ...state.run, isCorrected: true })
    : state;
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const textsOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((item): item is string => typeof item === 'string')
    ? value
    : null;

import type {
  BankAnswer,
  BankQuestion,
  EventAddress,
  PersonAddress,
  PlaceAddress,
} from '@/lib/quiz/bankQuestion';
import { difficultyOf } from '@/lib/quiz/choice';

const TEXTS = [
  'id',
  'episode',
  'period',
  'theme',
  'explanation',
  'source',
  'episodeSlug',
] as const;

/**
 * Decodes the response of `/quizz/quizz.json` by hand, since a schema library would outweigh the quiz. Incomplete
 * questions are dropped; null when none remains.
 */
export function decodeBank(answer: unknown): readonly BankQuestion[] | null {
  const bank = Array.isArray(answer) ? answer.flatMap((item) => questionOf(item) ?? []) : [];
  return bank.length > 0 ? bank : null;
}

function questionOf(item: unknown): BankQuestion | null {
  const fields = fieldsOf(item);
  const question = textOf(fields.get('question'));
  const answerId = idOf(fields.get('answerId'));
  const difficulty = difficultyOf(fields.get('difficulty'));
  const answers = answersOf(fields.get('answers'));
  if (question === null || answerId === null || difficulty === null) return null;
  if (!answers.some(({ id }) => id === answerId)) return null;
  const quoteStart = fields.get('quoteStart');
  const storyRank = fields.get('storyRank');
  const place = linkOf(fields.get('place'), isPlaceAddress);
  const person = linkOf(fields.get('person'), isPersonAddress);
  const event = linkOf(fields.get('event'), isEventAddress);
  return {
    question,
    answers,
    answerId,
    difficulty,
    ...Object.fromEntries(
      TEXTS.flatMap((name) => {
        const text = textOf(fields.get(name));
        return text === null ? [] : [[name, text]];
      }),
    ),
    ...(typeof quoteStart === 'number' && quoteStart >= 0 && { quoteStart }),
    ...(typeof storyRank === 'number' && { storyRank }),
    ...(place && { place }),
    ...(person && { person }),
    ...(event && { event }),
  };
}

function answersOf(list: unknown): readonly BankAnswer[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const fields = fieldsOf(item);
    const id = idOf(fields.get('id'));
    const answer = textOf(fields.get('answer'));
    return id === null || answer === null ? [] : [{ id, answer }];
  });
}

function linkOf<Href>(item: unknown, isAddress: (value: unknown) => value is Href) {
  const fields = fieldsOf(item);
  const href = fields.get('href');
  const name = textOf(fields.get('name'));
  return isAddress(href) && name !== null ? { href, name } : null;
}

const fieldsOf = (item: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof item === 'object' && item !== null ? Object.entries(item) : []);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Decodes an id: a string in this site's bank, or a number. */
const idOf = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : textOf(value);

const isPlaceAddress = (value: unknown): value is PlaceAddress =>
  typeof value === 'string' && /^\/outils\/carte-interactive\/[\w-]+\/[\w-]+$/.test(value);

const isPersonAddress = (value: unknown): value is PersonAddress =>
  typeof value === 'string' && /^\/outils\/arbre-genealogique\/[\w-]+$/.test(value);

const isEventAddress = (value: unknown): value is EventAddress =>
  typeof value === 'string' && /^\/outils\/frise\/[\w-]+$/.test(value);

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
 * Reads the answer of `/quizz/quizz.json`, which is this site's own: by hand, because a schema library would
 * weigh more than the quiz. A question that cannot be asked is left out; null when there is none to ask.
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

/** Ids are letters in this site's bank; numbers are as good. */
const idOf = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : textOf(value);

const isPlaceAddress = (value: unknown): value is PlaceAddress =>
  typeof value === 'string' && /^\/outils\/carte-interactive\/[\w-]+\/[\w-]+$/.test(value);

const isPersonAddress = (value: unknown): value is PersonAddress =>
  typeof value === 'string' && /^\/outils\/arbre-genealogique\/[\w-]+$/.test(value);

const isEventAddress = (value: unknown): value is EventAddress =>
  typeof value === 'string' && /^\/outils\/frise\/[\w-]+$/.test(value);

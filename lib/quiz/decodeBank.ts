import { fieldsOf, isText, textOf } from '@/lib/decode';
import type {
  BankAnswer,
  BankQuestion,
  EventAddress,
  PersonAddress,
  PlaceAddress,
} from '@/lib/quiz/bankQuestion';
import { difficultyOf } from '@/lib/quiz/choice';

const TEXT_FIELDS = [
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
 * questions are dropped; null when no question remains.
 */
export function decodeBank(response: unknown): readonly BankQuestion[] | null {
  const bank = Array.isArray(response)
    ? response.flatMap((item) => questionOf(item) ?? [])
    : [];
  return bank.length > 0 ? bank : null;
}

function questionOf(item: unknown): BankQuestion | null {
  const fields = fieldsOf(item);
  const question = textOf(fields.question);
  const answerId = idOf(fields.answerId);
  const difficulty = difficultyOf(fields.difficulty);
  const answers = answersOf(fields.answers);
  if (question === null || answerId === null || difficulty === null) return null;
  if (!answers.some(({ id }) => id === answerId)) return null;
  const { quoteStart, storyRank } = fields;
  const place = linkOf(fields.place, isPlaceAddress);
  const person = linkOf(fields.person, isPersonAddress);
  const event = linkOf(fields.event, isEventAddress);
  return {
    question,
    answers,
    answerId,
    difficulty,
    ...Object.fromEntries(
      TEXT_FIELDS.flatMap((name) => {
        const text = textOf(fields[name]);
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
    const id = idOf(fields.id);
    const answer = textOf(fields.answer);
    return id === null || answer === null ? [] : [{ id, answer }];
  });
}

function linkOf<Href>(item: unknown, isAddress: (value: unknown) => value is Href) {
  const { href, ...fields } = fieldsOf(item);
  const name = textOf(fields.name);
  return isAddress(href) && name !== null ? { href, name } : null;
}

/** Decodes an id: a string in this site's bank, or a number. */
const idOf = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : textOf(value);

const isPlaceAddress = (value: unknown): value is PlaceAddress =>
  isText(value) && /^\/outils\/carte-interactive\/[\w-]+\/[\w-]+$/.test(value);

const isPersonAddress = (value: unknown): value is PersonAddress =>
  isText(value) && /^\/outils\/arbre-genealogique\/[\w-]+$/.test(value);

const isEventAddress = (value: unknown): value is EventAddress =>
  isText(value) && /^\/outils\/frise\/[\w-]+$/.test(value);

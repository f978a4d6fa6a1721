/** The proper names that a listener hears in the chapters of an episode, and which of them are new. */
import { withoutMarks } from '@/lib/episodes/marks';

/** A chapter as it is narrated: its title is spoken too. */
interface SpokenChapter {
  readonly title: string;
  readonly paragraphs: readonly (readonly string[])[];
}

/**
 * Names that a French listener has known since school, so that no chapter teaches them: the subject of the podcast, the
 * countries and cities of the daily news, the empires and the books of history lessons.
 */
const KNOWN_NAMES = [
  'Muhammad Quraysh Mecque Médine Ka’ba Arabie Arabe Hégire',
  'Syrie Irak Iran Égypte Yémen Oman Éthiopie Arménie Bosphore Rouge Morte',
  'Damas Jérusalem Sanaa Constantinople Rome Vienne Birmingham',
  'Perse Byzance Romains Éthiopiens Bédouins Grecs Proche-Orient',
  'Abraham Ismaël Moïse Jésus Marie Gabriel Bible',
].flatMap((line) => line.split(' '));

/** Capitalized words that name neither a person, a people, a place, a work nor an event; points of the compass among them. */
const NOT_NAMES = new Set(
  [
    'Dieu Seigneur Miséricordieux Clément Messie Esprit', // God, and his names in quotations
    'Coran Prophète Compagnon Compagnons', // the subject itself
    'État Empire Maison Antiquité Untel Négus', // French common nouns, and a title
    'Nord Sud Est Ouest Orient Occident',
    'Pierre Lumière Rocher Croix Temple Pacte Constitution Délégations', // names that their French words explain
  ].flatMap((line) => line.split(' ')),
);

/** Peoples called after a place, and Muhammad’s name in Armenian: a listener who knows one knows the other. */
const SAME_NAMES: Readonly<Record<string, string>> = {
  Arabes: 'Arabie',
  Byzantins: 'Byzance',
  Mahmet: 'Muhammad',
  Mecquois: 'Mecque',
  Perses: 'Perse',
};

/** First names that several men of one episode bear: their longer forms are other men. */
const SHARED_NAMES = new Set(['Abdallâh']);

const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’(?=.)/iu;
/** A capital, with the Arabic article (al-Lât, Dhû l-Hulayfa). */
const CAPITALIZED = /^(?:al-|l-)?\p{Lu}/u;
/** Words that join two parts of a name: Zayd ibn Hâritha, Thomas le Presbytre. */
const CONNECTORS = new Set(['ibn', 'bint', 'le']);
/** First words that are no part of a name: La Mecque may start a sentence, and the Banû Nadîr are the Nadîr. */
const INTRODUCTIONS = new Set(['La', 'Le', 'Les', 'Banû']);

interface Word {
  readonly text: string;
  /** Whether the word starts a sentence or a quotation, where a capital says nothing. */
  readonly isFirst: boolean;
  /** Whether only a space separates the word from the preceding word. */
  readonly isJoined: boolean;
}

/** Splits a spoken text into words, without elided articles. */
function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’-]*/gu)].map((match) => {
    const before = text.slice(0, match.index);
    const word = match[0].replace(ELISION, '').replace(/^Al-/, 'al-');
    return {
      text: word,
      isFirst: /(?:^|[.?!…]\s|[«“]\s?)$/u.test(before),
      isJoined: /[\p{L}\p{M}’]\s$/u.test(before) && match[0].length === word.length,
    };
  });
}

const toText = ({ text }: Word): string => text;

/** Lists the spoken texts of a chapter: its title, then its sentences. */
const textsOf = ({ title, paragraphs }: SpokenChapter): readonly string[] => [
  title,
  ...paragraphs.flat().map(withoutMarks),
];

const isCapitalized = ({ text }: Word): boolean => CAPITALIZED.test(text);

/**
 * Creates a function that lists the proper names of a text in order. The first word of a sentence is a name where it has
 * the Arabic article, or where the site's texts capitalize it inside sentences and never write it in lower case.
 */
export function createNameFinder(
  siteTexts: readonly string[],
): (text: string) => readonly string[] {
  const words = siteTexts.map(withoutMarks).flatMap(wordsOf);
  const properWords = new Set(
    words.filter((word) => !word.isFirst && isCapitalized(word)).map(toText),
  );
  const commonWords = new Set(
    words.filter((word) => !isCapitalized(word) && !CONNECTORS.has(word.text)).map(toText),
  );
  const isName = (word: Word): boolean =>
    isCapitalized(word) &&
    !NOT_NAMES.has(word.text) &&
    (!word.isFirst ||
      word.text.startsWith('al-') ||
      (properWords.has(word.text) &&
        !INTRODUCTIONS.has(word.text) &&
        !commonWords.has(word.text.toLowerCase())));
  return (text) => joinNames(wordsOf(text), isName);
}

/** Joins the neighbouring words of each name. */
function joinNames(words: readonly Word[], isName: (word: Word) => boolean): readonly string[] {
  const names: string[][] = [];
  let openName: string[] | null = null;
  for (const [index, word] of words.entries()) {
    const nextWord = words[index + 1];
    const isConnector =
      CONNECTORS.has(word.text) && nextWord?.isJoined === true && isName(nextWord);
    if (openName && word.isJoined && (isConnector || isName(word))) openName.push(word.text);
    else if (isName(word)) names.push((openName = [word.text]));
    else openName = null;
  }
  return names
    .map((parts) => (INTRODUCTIONS.has(parts[0] ?? '') ? parts.slice(1) : parts).join(' '))
    .filter((name) => name !== '')
    .map((name) => SAME_NAMES[name] ?? name);
}

/** Tells whether a name repeats an earlier one: itself, a longer or shorter form of it, or the father whom it names. */
function repeats(name: string, earlierName: string): boolean {
  const [short = '', long = ''] =
    name.length < earlierName.length ? [name, earlierName] : [earlierName, name];
  return (
    short === long ||
    (long.startsWith(`${short} `) && !SHARED_NAMES.has(short)) ||
    earlierName.endsWith(` ibn ${name}`)
  );
}

/**
 * Lists, chapter by chapter, the proper names that no earlier chapter of the episode has said. The title of the episode
 * is not spoken, so it makes no name known.
 * @param namesIn from `createNameFinder`
 */
export function newNamesByChapter(
  chapters: readonly SpokenChapter[],
  namesIn: (text: string) => readonly string[],
): readonly (readonly string[])[] {
  const saidNames = [...KNOWN_NAMES];
  return chapters.map((chapter) => {
    const newNames: string[] = [];
    for (const name of textsOf(chapter).flatMap(namesIn))
      if (![...saidNames, ...newNames].some((said) => repeats(name, said))) newNames.push(name);
    saidNames.push(...newNames);
    return newNames;
  });
}

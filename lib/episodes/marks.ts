/**
 * A sentence of an episode may carry marks, `[Médine](lieu:medine)` and `[Khadîja](personne:khadija)`: the words
 * in brackets are said and read, the identifier leads to a place of the maps or to someone of `content/people.json`.
 */

type MarkKind = 'place' | 'person';

/** A piece of a sentence: plain text, or marked words with the identifier of what they name. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: MarkKind; readonly text: string; readonly id: string };

/** A piece of a sentence with the address that it leads to: a place's page, someone in the page's own list. */
export interface LinkedSegment {
  readonly text: string;
  readonly href: `/outils/carte-interactive/${string}/${string}` | `#${string}` | null;
}

interface Marked {
  readonly chapters: readonly { readonly paragraphs: readonly (readonly string[])[] }[];
}

const MARK = /\[([^[\]]+)\]\((lieu|personne):([a-z0-9-]+)\)/g;

/** Splits a sentence into segments in order, none of them empty; a malformed mark is plain text. */
export function splitMarks(sentence: string): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARK)) {
    const [whole, text = '', word = '', id = ''] = match;
    segments.push({ kind: 'text', text: sentence.slice(from, match.index) });
    segments.push({ kind: word === 'lieu' ? 'place' : 'person', text, id });
    from = match.index + whole.length;
  }
  segments.push({ kind: 'text', text: sentence.slice(from) });
  return segments.filter(({ text }) => text !== '');
}

/** Strips the marks of a sentence, which leaves the words that are heard. */
export const withoutMarks = (sentence: string): string => sentence.replace(MARK, '$1');

/** Lists the ids of the places marked in an episode, each once, in order of first mention. */
export const mentionedPlaces = (episode: Marked): readonly string[] =>
  mentioned(episode, 'place');

/** Lists the ids of the people marked in an episode, each once, in order of first mention. */
export const mentionedPeople = (episode: Marked): readonly string[] =>
  mentioned(episode, 'person');

function mentioned({ chapters }: Marked, kind: MarkKind): readonly string[] {
  const ids = chapters
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .flatMap(splitMarks)
    .flatMap((segment) => (segment.kind === kind ? [segment.id] : []));
  return [...new Set(ids)];
}

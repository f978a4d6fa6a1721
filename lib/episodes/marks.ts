/**
 * Kinds of marks in sentences, `[Médine](lieu:medine)` and `[Khadîja](personne:khadija)`: the words in brackets are
 * spoken and shown; the id names a place of the maps or a person of `content/people.json`.
 */

type MarkKind = 'place' | 'person';

/** A segment of a sentence: plain text, or marked words with the id of their object. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: MarkKind; readonly text: string; readonly id: string };

/** A segment with the address of its link: a place's page, or a person in the page's own list. */
export interface LinkedSegment {
  readonly text: string;
  readonly href: `/outils/carte-interactive/${string}/${string}` | `#${string}` | null;
}

interface MarkedEpisode {
  readonly chapters: readonly { readonly paragraphs: readonly (readonly string[])[] }[];
}

const MARK = /\[([^[\]]+)\]\((lieu|personne):([a-z0-9-]+)\)/g;

/** Splits a sentence into non-empty segments in order; a malformed mark is plain text. */
export function splitMarks(sentence: string): readonly Segment[] {
  const segments: Segment[] = [];
  let textStart = 0;
  for (const match of sentence.matchAll(MARK)) {
    const [matched, text = '', word = '', id = ''] = match;
    segments.push({ kind: 'text', text: sentence.slice(textStart, match.index) });
    segments.push({ kind: word === 'lieu' ? 'place' : 'person', text, id });
    textStart = match.index + matched.length;
  }
  segments.push({ kind: 'text', text: sentence.slice(textStart) });
  return segments.filter(({ text }) => text !== '');
}

/** Strips the marks of a sentence, leaving the spoken words. */
export const withoutMarks = (sentence: string): string => sentence.replace(MARK, '$1');

/** Lists the ids of the places marked in an episode, in order of first mention, without duplicates. */
export const mentionedPlaces = (episode: MarkedEpisode): readonly string[] =>
  mentionedIds(episode, 'place');

/** Lists the ids of the people marked in an episode, in order of first mention, without duplicates. */
export const mentionedPeople = (episode: MarkedEpisode): readonly string[] =>
  mentionedIds(episode, 'person');

function mentionedIds({ chapters }: MarkedEpisode, kind: MarkKind): readonly string[] {
  const ids = chapters
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .flatMap(splitMarks)
    .flatMap((segment) => (segment.kind === kind ? [segment.id] : []));
  return [...new Set(ids)];
}

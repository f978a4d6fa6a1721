import type { Moment, Transcript } from '@/lib/episodes/transcript/transcript';

/** A sentence of an episode as it is heard, and when. */
export interface SpokenSentence {
  readonly text: string;
  /** Null when nobody knows when it is said. */
  readonly moment: Moment | null;
}

/** Every sentence of a transcript, titles left out, in order and without marks. */
export const spokenSentences = ({
  chapters,
}: Pick<Transcript, 'chapters'>): readonly SpokenSentence[] =>
  chapters
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .map(({ pieces, moment }) => ({ text: pieces.map(({ text }) => text).join(''), moment }));

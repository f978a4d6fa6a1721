import type { Moment, TimedTranscript } from '@/lib/episodes/transcript/transcript';

/** A sentence as spoken, with its time. */
export interface SpokenSentence {
  readonly text: string;
  /** Null without timings. */
  readonly moment: Moment | null;
}

/** Lists the sentences of a transcript in order, without titles and marks. */
export const spokenSentences = ({
  chapters,
}: Pick<TimedTranscript, 'chapters'>): readonly SpokenSentence[] =>
  chapters
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .map(({ pieces, moment }) => ({ text: pieces.map(({ text }) => text).join(''), moment }));

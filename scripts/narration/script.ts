/** An episode laid out for reading: who speaks when is not known yet, only what and after which pause. */
import { withoutMarks } from '@/lib/episodes/marks';

export type Chapter = {
  readonly title: string;
  readonly paragraphs: readonly (readonly string[])[];
};

export type Line = {
  /** `c2-titre` or `c2-p1-s3`, counted from 1. */
  readonly id: string;
  /** Counted from 1. */
  readonly chapter: number;
  readonly role: 'title' | 'sentence';
  /** As written, without marks. */
  readonly text: string;
  /** Seconds of silence before it. */
  readonly pause: number;
};

const PAUSES = { sentence: 0.35, paragraph: 0.8, chapter: 1.6 } as const;

/** Every line of the episode in order. The first one follows the music: its pause is 0. */
export function readingScript(chapters: readonly Chapter[]): readonly Line[] {
  return chapters.flatMap(({ title, paragraphs }, c) => {
    const chapter = c + 1;
    const heading: Line = {
      ...{ id: `c${chapter}-titre`, chapter, role: 'title', text: withoutMarks(title) },
      pause: c === 0 ? 0 : PAUSES.chapter,
    };
    const sentences = paragraphs.flatMap((paragraph, p) =>
      paragraph.map((sentence, s): Line => ({
        ...{ id: `c${chapter}-p${p + 1}-s${s + 1}`, chapter, role: 'sentence' },
        text: withoutMarks(sentence),
        pause: s === 0 ? PAUSES.paragraph : PAUSES.sentence,
      })),
    );
    return [heading, ...sentences];
  });
}

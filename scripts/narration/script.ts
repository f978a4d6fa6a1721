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
  /** Whether a source is heard in its own words. */
  readonly isSource: boolean;
  /** Whether its chapter ends with it. */
  readonly isLast: boolean;
};

/** Seconds of silence before a line, by what it begins. */
const BEFORE = { sentence: 0.45, paragraph: 0.95, source: 1.1, chapter: 2.3 } as const;
/** Seconds of silence after a line, by the mark with which it ends. */
const AFTER: Readonly<Record<string, number>> = { '?': 0.75, '…': 0.65, '!': 0.5 };

/**
 * Every line of the episode in order. The first one follows the music: its pause is 0.
 * @param source ids of the sentences in which a source is heard
 */
export function readingScript(
  chapters: readonly Chapter[],
  source: readonly string[] = [],
): readonly Line[] {
  const lines = chapters.flatMap(({ title, paragraphs }, c) => {
    const chapter = c + 1;
    const heading: Bare = {
      id: `c${chapter}-titre`,
      chapter,
      role: 'title',
      text: title,
      begins: 'chapter',
    };
    const sentences = paragraphs.flatMap((paragraph, p) =>
      paragraph.map((text, s): Bare => ({
        ...{ id: `c${chapter}-p${p + 1}-s${s + 1}`, chapter, role: 'sentence', text },
        begins: s === 0 ? 'paragraph' : 'sentence',
      })),
    );
    return [heading, ...sentences];
  });
  return lines.map(({ begins, ...line }, rank) => {
    const [previous, next] = [lines[rank - 1], lines[rank + 1]];
    const isSource = source.includes(line.id);
    const isTurn = previous !== undefined && isSource !== source.includes(previous.id);
    return {
      ...line,
      text: withoutMarks(line.text),
      pause: previous
        ? Math.max(
            BEFORE[begins],
            isTurn ? BEFORE.source : 0,
            AFTER[previous.text.at(-1) ?? ''] ?? 0,
          )
        : 0,
      isSource,
      isLast: line.role === 'sentence' && next?.chapter !== line.chapter,
    };
  });
}

type Bare = Pick<Line, 'id' | 'chapter' | 'role' | 'text'> & {
  readonly begins: 'chapter' | 'paragraph' | 'sentence';
};

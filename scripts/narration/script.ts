/** The reading script of an episode: lines with their pauses, before any timing. */
import { withoutMarks } from '@/lib/episodes/marks';

export type Chapter = {
  readonly title: string;
  readonly paragraphs: readonly (readonly string[])[];
};

export type Line = {
  /** `c2-titre` or `c2-p1-s3`, counted from 1. */
  readonly id: string;
  /** Number of the chapter, from 1. */
  readonly chapter: number;
  readonly role: 'title' | 'sentence';
  /** The text of the record, without marks. */
  readonly text: string;
  /** Silence before the line, in seconds. */
  readonly pause: number;
  /** Whether the line quotes a source. */
  readonly isSource: boolean;
  /** Whether the line ends its chapter. */
  readonly isLast: boolean;
};

/** In seconds: pause before a line, by the unit that begins with it. */
const PAUSE_BEFORE = { sentence: 0.45, paragraph: 0.95, source: 1.1, chapter: 2.3 } as const;
/** In seconds: pause after a line, by its last mark. */
const PAUSE_AFTER: Readonly<Record<string, number>> = { '?': 0.75, '…': 0.65, '!': 0.5 };

/**
 * Lists every line of the episode in order. The first line follows the music and has no pause.
 * @param source ids of the sentences that quote a source
 */
export function readingScript(
  chapters: readonly Chapter[],
  source: readonly string[] = [],
): readonly Line[] {
  const lines = chapters.flatMap(({ title, paragraphs }, c) => {
    const chapter = c + 1;
    const heading: UntimedLine = {
      id: `c${chapter}-titre`,
      chapter,
      role: 'title',
      text: title,
      unit: 'chapter',
    };
    const sentences = paragraphs.flatMap((paragraph, p) =>
      paragraph.map((text, s): UntimedLine => ({
        ...{ id: `c${chapter}-p${p + 1}-s${s + 1}`, chapter, role: 'sentence', text },
        unit: s === 0 ? 'paragraph' : 'sentence',
      })),
    );
    return [heading, ...sentences];
  });
  return lines.map(({ unit, ...line }, index) => {
    const [previousLine, nextLine] = [lines[index - 1], lines[index + 1]];
    const isSource = source.includes(line.id);
    const isSpeakerChange =
      previousLine !== undefined && isSource !== source.includes(previousLine.id);
    return {
      ...line,
      text: withoutMarks(line.text),
      pause: previousLine
        ? Math.max(
            PAUSE_BEFORE[unit],
            isSpeakerChange ? PAUSE_BEFORE.source : 0,
            PAUSE_AFTER[previousLine.text.at(-1) ?? ''] ?? 0,
          )
        : 0,
      isSource,
      isLast: line.role === 'sentence' && nextLine?.chapter !== line.chapter,
    };
  });
}

type UntimedLine = Pick<Line, 'id' | 'chapter' | 'role' | 'text'> & {
  readonly unit: 'chapter' | 'paragraph' | 'sentence';
};

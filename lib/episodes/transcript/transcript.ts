/**
 * The transcript of an episode: words of the record, seconds of the WebVTT file, whose cue ids name chapter, paragraph
 * and sentence: `c1-titre`, `c1-p2-s3`.
 */
import { splitMarks, type LinkedSegment, type Segment } from '@/lib/episodes/marks';
import type { EpisodeRecord } from '@/lib/episodes/record';
import type { Cue } from '@/lib/episodes/transcript/vtt';

/** A second, and the anchor that links to it. */
export interface Moment {
  readonly start: number;
  readonly anchor: string;
}

export interface TimedSentence {
  readonly pieces: readonly LinkedSegment[];
  /** Null without timings. */
  readonly moment: Moment | null;
}

export interface TimedChapter {
  readonly title: string;
  readonly anchor: string;
  /** Moment of the title; null if untimed or not spoken. */
  readonly moment: Moment | null;
  readonly paragraphs: readonly (readonly TimedSentence[])[];
}

export interface TimedTranscript {
  readonly chapters: readonly TimedChapter[];
  /** End of the last word, in seconds; null without timings. */
  readonly end: number | null;
}

type WrittenChapters = EpisodeRecord['chapters'];

/**
 * Times the chapters by their cues; leaves them untimed when the cues do not match the sentences, since an owner may
 * have changed text or recording.
 * @param hrefOf returns the link of a segment; null for plain text
 */
export function timeTranscript(
  chapters: WrittenChapters,
  cues: readonly Cue[] | null,
  hrefOf: (segment: Segment) => LinkedSegment['href'],
): TimedTranscript {
  const matchedCues = cues && matchesSentences(chapters, cues) ? cues : [];
  const moments = momentsOf(matchedCues);
  return {
    chapters: chapters.map(({ title, paragraphs }, chapter) => ({
      title,
      anchor: `chapitre-${chapter + 1}`,
      moment: moments.get(titleId(chapter)) ?? null,
      paragraphs: paragraphs.map((sentences, paragraph) =>
        sentences.map((sentence, index) => ({
          pieces: splitMarks(sentence).map((segment) => ({
            text: segment.text,
            href: hrefOf(segment),
          })),
          moment: moments.get(sentenceId(chapter, paragraph, index)) ?? null,
        })),
      ),
    })),
    end: matchedCues.at(-1)?.end ?? null,
  };
}

const titleId = (chapter: number): string => `c${chapter + 1}-titre`;

/** Builds the cue id of a sentence; all ranks count from 0. */
export const sentenceId = (chapter: number, paragraph: number, sentence: number): string =>
  `c${chapter + 1}-p${paragraph + 1}-s${sentence + 1}`;

/** Tells whether cues and sentences match one to one. */
function matchesSentences(chapters: WrittenChapters, cues: readonly Cue[]): boolean {
  const ids = new Set(cues.map(({ id }) => id));
  const sentenceIds = chapters.flatMap(({ paragraphs }, chapter) =>
    paragraphs.flatMap((sentences, paragraph) =>
      sentences.map((_, index) => sentenceId(chapter, paragraph, index)),
    ),
  );
  const titles = chapters.map((_, chapter) => titleId(chapter)).filter((id) => ids.has(id));
  return (
    ids.size === sentenceIds.length + titles.length && sentenceIds.every((id) => ids.has(id))
  );
}

/** Maps cue ids to moments. The anchor `t-754` belongs to the first cue that begins in that second. */
function momentsOf(cues: readonly Cue[]): ReadonlyMap<string, Moment> {
  const usedAnchors = new Set<string>();
  return new Map(
    cues.map(({ id, start }) => {
      const secondAnchor = `t-${Math.floor(start)}`;
      const anchor = usedAnchors.has(secondAnchor) ? `${secondAnchor}-${id}` : secondAnchor;
      usedAnchors.add(secondAnchor);
      return [id, { start, anchor }];
    }),
  );
}

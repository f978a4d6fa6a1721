/**
 * The words of an episode with the seconds at which they are said. The words are the record's; the seconds come
 * from its transcript, whose cues name chapter, paragraph and sentence: `c1-titre`, `c1-p2-s3`.
 */
import { splitMarks, type LinkedSegment, type Segment } from '@/lib/episodes/marks';
import type { EpisodeRecord } from '@/lib/episodes/record';
import type { Cue } from '@/lib/episodes/transcript/vtt';

/** When something is said, in seconds, and the name by which an address can lead there. */
export interface Moment {
  readonly start: number;
  readonly anchor: string;
}

export interface TimedSentence {
  readonly pieces: readonly LinkedSegment[];
  /** Null when nobody knows when it is said. */
  readonly moment: Moment | null;
}

export interface TimedChapter {
  readonly title: string;
  readonly anchor: string;
  /** When its title is said; null when nobody knows, or when it is not said. */
  readonly moment: Moment | null;
  readonly paragraphs: readonly (readonly TimedSentence[])[];
}

export interface TimedTranscript {
  readonly chapters: readonly TimedChapter[];
  /** The second at which the last word ends; null when nobody knows when anything is said. */
  readonly end: number | null;
}

type WrittenChapters = EpisodeRecord['chapters'];

/**
 * Times the chapters by their cues; leaves them untimed when the cues are not those of these sentences, since an
 * owner may have changed the text or the recording.
 * @param hrefOf where a piece of a sentence leads; null for plain words
 */
export function timeTranscript(
  chapters: WrittenChapters,
  cues: readonly Cue[] | null,
  hrefOf: (segment: Segment) => LinkedSegment['href'],
): TimedTranscript {
  const times = cues && fits(chapters, cues) ? cues : [];
  const moments = momentsOf(times);
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
    end: times.at(-1)?.end ?? null,
  };
}

const titleId = (chapter: number): string => `c${chapter + 1}-titre`;

/** Builds the id of a sentence as its cue has it; all ranks are counted from 0. */
export const sentenceId = (chapter: number, paragraph: number, sentence: number): string =>
  `c${chapter + 1}-p${paragraph + 1}-s${sentence + 1}`;

/** Whether there is a cue for every sentence, and none for a sentence that is not there. */
function fits(chapters: WrittenChapters, cues: readonly Cue[]): boolean {
  const said = new Set(cues.map(({ id }) => id));
  const written = chapters.flatMap(({ paragraphs }, chapter) =>
    paragraphs.flatMap((sentences, paragraph) =>
      sentences.map((_, index) => sentenceId(chapter, paragraph, index)),
    ),
  );
  const titles = chapters.map((_, chapter) => titleId(chapter)).filter((id) => said.has(id));
  return said.size === written.length + titles.length && written.every((id) => said.has(id));
}

/** `t-754` leads to what begins in that second; where two begin in it, to the first. */
function momentsOf(cues: readonly Cue[]): ReadonlyMap<string, Moment> {
  const taken = new Set<string>();
  return new Map(
    cues.map(({ id, start }) => {
      const second = `t-${Math.floor(start)}`;
      const anchor = taken.has(second) ? `${second}-${id}` : second;
      taken.add(second);
      return [id, { start, anchor }];
    }),
  );
}

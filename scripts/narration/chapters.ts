import type { NarrationCue } from './timeline';

/** The Podcasting 2.0 “JSON Chapters” format, version 1.2.0 (podcastindex.org namespace, jsonChapters.md). */
export type ChaptersFile = {
  readonly version: '1.2.0';
  readonly title: string;
  readonly chapters: readonly {
    readonly startTime: number;
    readonly endTime: number;
    readonly title: string;
  }[];
};

/**
 * Builds the chapters file, in seconds: the first chapter includes the opening music, the last chapter the closing
 * music, without gaps.
 */
export function chaptersFile(
  title: string,
  cues: readonly NarrationCue[],
  duration: number,
): ChaptersFile {
  const headings = cues.filter((cue) => cue.role === 'title');
  return {
    version: '1.2.0',
    title,
    chapters: headings.map((heading, i) => ({
      startTime: i === 0 ? 0 : toMilliseconds(heading.start),
      endTime: toMilliseconds(headings[i + 1]?.start ?? duration),
      title: heading.text,
    })),
  };
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

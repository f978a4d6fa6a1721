/** A part of an episode; it lasts until the next one begins. */
export interface Chapter {
  readonly title: string;
  /** Second at which it begins. */
  readonly start: number;
}

/** Finds the rank of the chapter at a second, or -1 before the first; a chapter has the whole of its first second. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ start }) => Math.floor(start) <= seconds);

/** Finds the second at which the chapter at `seconds` ends; Infinity for the last. */
export function chapterEnd(chapters: readonly Chapter[], seconds: number): number {
  const following = chapters[chapterAt(chapters, seconds) + 1];
  return following?.start ?? Number.POSITIVE_INFINITY;
}

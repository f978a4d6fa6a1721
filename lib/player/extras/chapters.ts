/** A chapter of an episode, which ends where the next chapter begins. */
export interface Chapter {
  readonly title: string;
  /** Start in seconds. */
  readonly start: number;
}

/** Finds the index of the chapter at a second, or -1 before the first; `start` belongs to the chapter. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ start }) => Math.floor(start) <= seconds);

/** Finds the end of the chapter at a second, in seconds; Infinity for the last. */
export function chapterEnd(chapters: readonly Chapter[], seconds: number): number {
  const nextChapter = chapters[chapterAt(chapters, seconds) + 1];
  return nextChapter?.start ?? Number.POSITIVE_INFINITY;
}

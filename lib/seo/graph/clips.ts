import type { ClipLeaf } from 'schema-dts';
import type { EpisodeChapter } from '@/lib/episodes/episode';

/**
 * Builds a Clip for each chapter with a known second; each clip ends where the next clip begins, the last with the
 * episode.
 * @param length of the episode, in seconds
 * @param page address of the episode's page, which `?t=` opens at a second
 */
export function chapterClips(
  chapters: readonly Pick<EpisodeChapter, 'title' | 'start'>[],
  length: number,
  page: string,
): readonly ClipLeaf[] {
  const starts = chapters.map(({ start }) => (start === null ? null : Math.floor(start)));
  return chapters.flatMap(({ title }, index) => {
    const start = starts[index] ?? null;
    if (start === null) return [];
    const endOffset = starts.slice(index + 1).find((nextStart) => nextStart !== null) ?? length;
    const url = `${page}?t=${start}`;
    return [{ '@type': 'Clip', name: title, startOffset: start, endOffset, url } as const];
  });
}

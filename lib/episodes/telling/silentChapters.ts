import type { Episode } from '@/lib/episodes/episode';
import { startsOf } from '@/lib/episodes/telling/telling';
import { passageWords } from '@/lib/episodes/telling/passageWords';

/** Builds the address of an episode's chapters file with places. */
export const chaptersAddress = (episodePath: string): string => `${episodePath}/chapitres.json`;

/**
 * Builds the Podcasting 2.0 chapters file (podcastindex.org namespace, jsonChapters.md, version 1.2.0): the audio's
 * chapters and, between them, the passages as silent chapters (`toc: false`) with their place. The format has no field
 * for years: titles contain them.
 */
export function chaptersFileOf({
  title,
  audioChapters,
  passages,
  transcript,
}: Pick<Episode, 'title' | 'audioChapters' | 'passages' | 'transcript'>) {
  const starts = startsOf(transcript);
  const silent = passages.flatMap((passage) => {
    const startTime = starts.get(passage.at);
    const words = passageWords(passage);
    if (startTime === undefined || words === null) return [];
    const { place } = passage;
    return [
      {
        startTime,
        title: words,
        toc: false,
        ...(place && {
          location: { name: place.name, geo: `geo:${place.latitude},${place.longitude}` },
        }),
      },
    ];
  });
  const heard = audioChapters.map(({ title: name, start }) => ({
    startTime: start,
    title: name,
  }));
  return {
    version: '1.2.0',
    title,
    // The sort is stable: at equal times a chapter precedes its first passage.
    chapters: [...heard, ...silent].toSorted((a, b) => a.startTime - b.startTime),
  };
}

import type { Episode } from '@/lib/episodes/episode';
import { passageWords } from '@/lib/episodes/telling/passageWords';
import { sentenceId } from '@/lib/episodes/transcript/transcript';
import { nameOnMap } from '@/lib/map/markers/labels';

/** Builds the address of an episode's passages with their seconds. */
export const tellingAddress = (episodePath: string): string => `${episodePath}/recit.json`;

/**
 * Builds what the browser reads to follow an episode: its passages with their start seconds; empty without timed
 * cues.
 */
export function tellingOf({ passages, transcript }: Pick<Episode, 'passages' | 'transcript'>) {
  const starts = startsOf(transcript);
  return {
    moments: passages.flatMap((passage) => {
      const start = starts.get(passage.at);
      if (start === undefined) return [];
      const { place, date } = passage;
      return [
        {
          start,
          words: passageWords(passage),
          place: place && {
            id: place.id,
            name: nameOnMap(place.name),
            map: place.mapId,
            path: place.path,
          },
          years: date && { from: date.from, to: date.to, words: date.words, grade: date.grade },
        },
      ];
    }),
  };
}

/** Maps the id of each sentence to the second at which it is said. */
export function startsOf({ chapters }: Episode['transcript']): ReadonlyMap<string, number> {
  return new Map(
    chapters.flatMap(({ paragraphs }, chapter) =>
      paragraphs.flatMap((sentences, paragraph) =>
        sentences.flatMap(({ moment }, sentence) =>
          moment ? [[sentenceId(chapter, paragraph, sentence), moment.start] as const] : [],
        ),
      ),
    ),
  );
}

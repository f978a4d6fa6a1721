import type { Episode } from '@/lib/episodes/episode';
import { passageWords } from '@/lib/episodes/telling/passageWords';
import { sentenceId } from '@/lib/episodes/transcript/transcript';
import { nameOnMap } from '@/lib/map/markers/labels';

/** Builds the address of an episode's timed passages. */
export const tellingAddress = (episodePath: string): string => `${episodePath}/recit.json`;

/** Builds the data for following an episode in the browser: its passages with start seconds; empty without timings. */
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

/** Maps the id of each sentence to its start second. */
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

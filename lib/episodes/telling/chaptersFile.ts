import { atSecond, type Episode } from '@/lib/episodes/episode';
import { chapterPicturePath } from '@/lib/episodes/telling/chapterPicture';
import { timedPassages, type TimedPassage } from '@/lib/episodes/telling/timedPassages';
import { passageWords } from '@/lib/episodes/telling/passageWords';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** Builds the address of an episode's chapters file with pictures and places. */
export const chaptersAddress = (episodePath: string): string => `${episodePath}/chapitres.json`;

/** Least distance of two entries in seconds: AntennaPod reads whole seconds, and would misorder closer entries. */
const MIN_DISTANCE_SECONDS = 1;

type ChapteredEpisode = Pick<
  Episode,
  'title' | 'slug' | 'path' | 'audioChapters' | 'passages' | 'transcript'
>;

/**
 * Builds the Podcasting 2.0 chapters file (podcastindex.org namespace, jsonChapters.md, version 1.2.0): the audio's
 * chapters, each with its picture, its address and its place, and within the chapters the moves to other places as
 * silent chapters (`toc: false`). The format has no field for years: titles contain them. An app that ignores `toc`
 * lists a silent chapter under its title, which begins with the name of the enclosing chapter. Two chapters begin at
 * least a second apart.
 * @param origin of the site, which the addresses of apps need
 */
export function chaptersFileOf(episode: ChapteredEpisode, origin: string) {
  const { title, slug, path, audioChapters } = episode;
  const places = chapterPlaces(episode);
  const passages = timedPassages(episode, MIN_DISTANCE_SECONDS);
  const chapters = audioChapters.flatMap((chapter, index) => {
    const end = audioChapters[index + 1]?.start ?? Infinity;
    const place = places[index] ?? null;
    const img = origin + chapterPicturePath(slug, index + 1);
    const chapterEntry = (startTime: number, words: string, place: PlaceOnMap | null) => ({
      startTime,
      title: words,
      url: origin + atSecond(path, startTime),
      img,
      ...(place && { location: locationOf(place) }),
    });
    const innerPassages = passages.filter(
      ({ start }) =>
        start >= chapter.start + MIN_DISTANCE_SECONDS && start <= end - MIN_DISTANCE_SECONDS,
    );
    return [
      chapterEntry(chapter.start, chapter.title, place),
      ...movesTo(innerPassages, place).map((passage) => ({
        ...chapterEntry(
          passage.start,
          `${chapter.title} · ${passageWords(passage) ?? ''}`,
          passage.place,
        ),
        toc: false,
      })),
    ];
  });
  return { version: '1.2.0', title, chapters };
}

/** Selects the passages that move to another place than the last announced place. */
function movesTo(
  passages: readonly TimedPassage[],
  firstPlace: PlaceOnMap | null,
): readonly TimedPassage[] {
  let lastPlace = firstPlace;
  return passages.filter(({ place }) => {
    // Two maps may show one place under two ids.
    if (
      place === null ||
      (lastPlace && isSameLocation(locationOf(place), locationOf(lastPlace)))
    )
      return false;
    lastPlace = place;
    return true;
  });
}

/** Returns the place of each chapter of the audio: the place narrated longest; null without a place. */
export function chapterPlaces({
  audioChapters,
  passages,
  transcript,
}: Pick<Episode, 'audioChapters' | 'passages' | 'transcript'>): readonly (PlaceOnMap | null)[] {
  const startedPassages = timedPassages({ passages, transcript }, 0);
  return audioChapters.map(({ start }, index) => {
    const end = audioChapters[index + 1]?.start ?? transcript.end ?? Infinity;
    const secondsByPlace = new Map<PlaceOnMap, number>();
    for (const [index, { place, start: passageStart }] of startedPassages.entries()) {
      const passageEnd = Math.min(startedPassages[index + 1]?.start ?? end, end);
      const passageSeconds = passageEnd - Math.max(passageStart, start);
      if (place && passageSeconds > 0)
        secondsByPlace.set(place, (secondsByPlace.get(place) ?? 0) + passageSeconds);
    }
    const [longestPlace] = [...secondsByPlace].toSorted(([, a], [, b]) => b - a);
    return longestPlace?.[0] ?? null;
  });
}

type Location = ReturnType<typeof locationOf>;

const isSameLocation = (a: Location, b: Location): boolean =>
  a.name === b.name && a.geo === b.geo;

/** Builds the location object of the format (RFC 5870 `geo:` address). */
const locationOf = ({ name, latitude, longitude }: PlaceOnMap) => ({
  name,
  geo: `geo:${latitude},${longitude}`,
});

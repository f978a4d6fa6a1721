import type { KnownIds } from '@/lib/content/knownIds';
import type { CueRecord } from '@/lib/episodes/telling/cueRecord';
import { sentenceId } from '@/lib/episodes/transcript/transcript';
import type { EpisodeRecord } from '@/lib/episodes/record';
import type { DateGrade } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { JULIAN } from '@/lib/time/calendars';
import { dateWords, julianYear } from '@/lib/time/dateWords';
import { extentOfDate, parseEdtf } from '@/lib/time/edtf';

/** The years of a passage, in the Julian calendar. */
export interface PassageDate {
  /** First and last possible year. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly grade: DateGrade;
}

/** A part of an episode about one place and one time, up to the next passage. */
export interface Passage {
  /** Id of the first sentence. */
  readonly at: string;
  readonly place: PlaceOnMap | null;
  readonly date: PassageDate | null;
}

interface PassageContext {
  readonly places: ReadonlyMap<string, PlaceOnMap>;
  readonly known: KnownIds;
  /** First and last years of the timeline. */
  readonly years: { readonly from: number; readonly to: number };
}

type Chapters = EpisodeRecord['chapters'];

/** Lists the ids of an episode's sentences, in order. */
export const sentenceIds = (chapters: Chapters): readonly string[] =>
  chapters.flatMap(({ paragraphs }, chapter) =>
    paragraphs.flatMap((sentences, paragraph) =>
      sentences.map((_, sentence) => sentenceId(chapter, paragraph, sentence)),
    ),
  );

/**
 * Resolves the cues of an episode to passages with all fields: an absent field keeps the former cue's value.
 * @param places of every map by id, and the known ids: any id where a map is invalid
 * @param faults receives problems: an unknown sentence or place, a year outside the timeline, cues out of order
 */
export function passagesOf(
  { cues, chapters }: Pick<EpisodeRecord, 'cues' | 'chapters'>,
  { places, known, years }: PassageContext,
  faults: string[],
): readonly Passage[] {
  const ids = sentenceIds(chapters);
  let lastSentence = -1;
  let place: PlaceOnMap | null = null;
  let date: PassageDate | null = null;
  return cues.map((cue, index) => {
    const report = (field: string, fault: string): void =>
      void faults.push(`cues.${index}.${field} : ${fault}`);
    const sentence = ids.indexOf(cue.at);
    if (sentence < 0)
      report('at', `une phrase de l’épisode est attendue, « ${cue.at} » n’y est pas`);
    else if (sentence <= lastSentence)
      report('at', `une phrase qui suit celle du repère d’avant est attendue (« ${cue.at} »)`);
    lastSentence = Math.max(lastSentence, sentence);
    if (typeof cue.place === 'string' && !known.has(cue.place))
      report('place', `un lieu placé sur une carte est attendu, « ${cue.place} » n’y est pas`);
    if (cue.place !== undefined)
      place = cue.place === null ? null : (places.get(cue.place) ?? null);
    if (cue.date !== undefined) date = passageDate(cue);
    if (date && cue.date !== undefined && !(date.from >= years.from && date.to <= years.to))
      report(
        'date',
        `une date de ${years.from} à ${years.to} est attendue, « ${date.words} » n’en est pas`,
      );
    return { at: cue.at, place, date };
  });
}

function passageDate({ date: text, grade }: CueRecord): PassageDate | null {
  const date = typeof text === 'string' ? parseEdtf(text, JULIAN) : null;
  if (!date || grade === undefined) return null;
  const { from, to } = extentOfDate(date);
  return { from: julianYear(from), to: julianYear(to), words: dateWords(date), grade };
}

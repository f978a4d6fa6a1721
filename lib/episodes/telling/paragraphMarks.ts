import type { Passage, PassageDate } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';
import { DATE_GRADES, type DateGrade } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** Places of a paragraph with the same dates, or dates without a place. */
export interface ParagraphMark {
  /** Id of the first sentence. */
  readonly at: string;
  /** Without duplicates, even if on several maps. */
  readonly places: readonly PlaceOnMap[];
  /** Without duplicates, in narrated order. */
  readonly dates: readonly PassageDate[];
  /** Certainty of the dates, and of the dates of preceding marks without a certainty. */
  readonly grade: DateGrade | null;
}

interface OpenMark {
  readonly at: string;
  readonly places: PlaceOnMap[];
  readonly dates: PassageDate[];
}

/** Returns the certainty of the least certain date; null without dates. */
const gradeOf = ({ dates }: OpenMark): DateGrade | null =>
  DATE_GRADES.findLast((grade) => dates.some((date) => date.grade === grade)) ?? null;

const datesOf = ({ dates }: OpenMark): string => dates.map(({ words }) => words).join();

/**
 * Gathers the passages of a paragraph: each place once, beside the places of the same dates; undated places first, then
 * by certainty, so that each degree is named once.
 */
export function paragraphMarks(passages: readonly Passage[]): readonly ParagraphMark[] {
  const marks = gatherPlaces(passages);
  const grades = new Set([null, ...marks.map(gradeOf)]);
  return [...grades].flatMap((grade) => {
    const gradedMarks = gatherDates(marks.filter((mark) => gradeOf(mark) === grade));
    return gradedMarks.map((mark, index) => ({
      ...mark,
      grade: index === gradedMarks.length - 1 ? grade : null,
    }));
  });
}

/** Gathers each place once, by its name on the maps, with all its dates. */
function gatherPlaces(passages: readonly Passage[]): readonly OpenMark[] {
  const marks = new Map<string, OpenMark>();
  for (const { at, place, date } of passages) {
    if (!place && !date) continue;
    const name = place ? nameOnMap(place.name) : '';
    const mark = marks.get(name) ?? { at, places: place ? [place] : [], dates: [] };
    marks.set(name, mark);
    if (date) addDate(mark.dates, date);
  }
  return [...marks.values()];
}

/** Adds a date; of one date with two degrees, the less certain counts. */
function addDate(dates: PassageDate[], date: PassageDate): void {
  const rank = dates.findIndex(({ words }) => words === date.words);
  const sameDate = dates[rank];
  if (!sameDate) dates.push(date);
  else if (DATE_GRADES.indexOf(date.grade) > DATE_GRADES.indexOf(sameDate.grade))
    dates[rank] = date;
}

/** Joins the places with the same dates; undated places stay apart. */
function gatherDates(marks: readonly OpenMark[]): readonly OpenMark[] {
  const joinedMarks: OpenMark[] = [];
  for (const mark of marks) {
    const sameDatesMark = joinedMarks.find(
      (joinedMark) =>
        mark.dates.length > 0 &&
        joinedMark.places.length * mark.places.length > 0 &&
        datesOf(joinedMark) === datesOf(mark),
    );
    if (sameDatesMark) sameDatesMark.places.push(...mark.places);
    else joinedMarks.push({ ...mark, places: [...mark.places] });
  }
  return joinedMarks;
}

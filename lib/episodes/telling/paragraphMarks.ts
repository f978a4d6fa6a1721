import type { Passage, PassageDate } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';
import { DATE_GRADES, type DateGrade } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** Places that a paragraph tells of with the same dates there; or dates that are of no place. */
export interface ParagraphMark {
  /** The sentence with which it begins. */
  readonly at: string;
  /** Each once, though it be on several maps. */
  readonly places: readonly PlaceOnMap[];
  /** Each once, in the order in which they are told. */
  readonly dates: readonly PassageDate[];
  /** How sure the dates are, its own and those of the marks before it that say nothing. */
  readonly grade: DateGrade | null;
}

interface Gathered {
  readonly at: string;
  readonly places: PlaceOnMap[];
  readonly dates: PassageDate[];
}

/** The least sure of the dates tells how sure they are; null without any. */
const gradeOf = ({ dates }: Gathered): DateGrade | null =>
  DATE_GRADES.findLast((grade) => dates.some((date) => date.grade === grade)) ?? null;

const datesOf = ({ dates }: Gathered): string => dates.map(({ words }) => words).join();

/**
 * Gathers the passages of a paragraph: each place once, with those that share its dates; what has no date first, then
 * by how sure the dates are, so that each degree is said once.
 */
export function paragraphMarks(passages: readonly Passage[]): readonly ParagraphMark[] {
  const marks = gatherPlaces(passages);
  const grades = new Set([null, ...marks.map(gradeOf)]);
  return [...grades].flatMap((grade) => {
    const alike = gatherDates(marks.filter((mark) => gradeOf(mark) === grade));
    return alike.map((mark, rank) => ({
      ...mark,
      grade: rank === alike.length - 1 ? grade : null,
    }));
  });
}

/** Each place once, by its name on the maps, with all its dates. */
function gatherPlaces(passages: readonly Passage[]): readonly Gathered[] {
  const marks = new Map<string, Gathered>();
  for (const { at, place, date } of passages) {
    if (!place && !date) continue;
    const name = place ? nameOnMap(place.name) : '';
    const mark = marks.get(name) ?? { at, places: place ? [place] : [], dates: [] };
    marks.set(name, mark);
    if (date) addDate(mark.dates, date);
  }
  return [...marks.values()];
}

/** Of one date that is told with two degrees, the less sure counts. */
function addDate(dates: PassageDate[], date: PassageDate): void {
  const rank = dates.findIndex(({ words }) => words === date.words);
  const known = dates[rank];
  if (!known) dates.push(date);
  else if (DATE_GRADES.indexOf(date.grade) > DATE_GRADES.indexOf(known.grade))
    dates[rank] = date;
}

/** Puts the places together that have the same dates; without any, each stands by itself. */
function gatherDates(marks: readonly Gathered[]): readonly Gathered[] {
  const gathered: Gathered[] = [];
  for (const mark of marks) {
    const same = gathered.find(
      (other) =>
        mark.dates.length > 0 &&
        other.places.length * mark.places.length > 0 &&
        datesOf(other) === datesOf(mark),
    );
    if (same) same.places.push(...mark.places);
    else gathered.push({ ...mark, places: [...mark.places] });
  }
  return gathered;
}

import type { Passage, ToldDate } from '@/lib/episodes/telling/passages';
import { DATE_GRADES, type DateGrade } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** A place that a paragraph tells of, with all its dates there; or dates that are of no place. */
export interface ParagraphMark {
  /** The sentence with which it begins. */
  readonly at: string;
  readonly place: PlaceOnMap | null;
  /** Each once, in the order in which they are told. */
  readonly dates: readonly ToldDate[];
  /** What is said behind it of how sure the dates are, its own and those before it; null where nothing is. */
  readonly certainty: string | null;
}

const ONE = {
  établi: 'établi',
  'selon la tradition': 'selon la tradition',
  discuté: 'discuté',
  conventionnel: 'conventionnel',
} as const satisfies Record<DateGrade, string>;

const SEVERAL = {
  établi: 'dates établies',
  'selon la tradition': 'dates selon la tradition',
  discuté: 'dates discutées',
  conventionnel: 'dates conventionnelles',
} as const satisfies Record<DateGrade, string>;

interface Gathered {
  readonly at: string;
  readonly place: PlaceOnMap | null;
  readonly dates: ToldDate[];
}

/** The least sure of the dates of a place tells how sure they are; null without any. */
const gradeOf = ({ dates }: Gathered): DateGrade | null =>
  DATE_GRADES.findLast((grade) => dates.some((date) => date.grade === grade)) ?? null;

/**
 * Gathers the passages of a paragraph: each place once, what has no date first, then by how sure the dates are, so
 * that each degree is said once.
 */
export function paragraphMarks(passages: readonly Passage[]): readonly ParagraphMark[] {
  const places = new Map<string | null, Gathered>();
  for (const { at, place, date } of passages) {
    if (!place && !date) continue;
    const mark = places.get(place?.id ?? null) ?? { at, place, dates: [] };
    places.set(place?.id ?? null, mark);
    if (date && !mark.dates.some(({ words }) => words === date.words)) mark.dates.push(date);
    else if (date) keepLeastSure(mark.dates, date);
  }
  const gathered = [...places.values()];
  const grades = new Set([null, ...gathered.map(gradeOf)]);
  return [...grades].flatMap((grade) => {
    const alike = gathered.filter((mark) => gradeOf(mark) === grade);
    const count = alike.reduce((sum, { dates }) => sum + dates.length, 0);
    return alike.map((mark, rank) => ({
      ...mark,
      certainty:
        grade === null || rank < alike.length - 1 ? null : (count > 1 ? SEVERAL : ONE)[grade],
    }));
  });
}

/** Of one date that is told with two degrees, the less sure counts. */
function keepLeastSure(dates: ToldDate[], date: ToldDate): void {
  const rank = dates.findIndex(({ words }) => words === date.words);
  const known = dates[rank];
  if (known && DATE_GRADES.indexOf(date.grade) > DATE_GRADES.indexOf(known.grade))
    dates[rank] = date;
}

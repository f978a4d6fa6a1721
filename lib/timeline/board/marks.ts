import type { Bounds, BoardEntry } from '@/lib/timeline/board/board';
import type { DateGrade } from '@/lib/map/places/place';

/**
 * The shapes by which an entry is drawn, the same on the server's drawing and on the moving one. Geometry tells how
 * precisely it is dated: a lozenge for a day, a bar for a month or a year, a dot with dashed whiskers for «vers», a
 * dashed line between two brackets for one moment between two, between double ones for a century. Fill and outline tell how sure the date is: full,
 * light, dashed or dotted, with a question mark where it is disputed. Colour tells only the lane.
 */
export type Look = 'full' | 'light' | 'dashed' | 'dotted';

export type Mark =
  | {
      readonly shape: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly look: Look;
    }
  | {
      readonly shape: 'dot' | 'lozenge';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly look: Look;
    }
  | {
      readonly shape: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly isDashed: boolean;
    }
  | { readonly shape: 'question'; readonly x: number; readonly y: number };

const LOOKS = {
  établi: 'full',
  'selon la tradition': 'light',
  discuté: 'dashed',
  conventionnel: 'dotted',
} as const satisfies Record<DateGrade, Look>;

export const lookOf = (grade: DateGrade): Look => LOOKS[grade];

/** Shortest bar, in pixels: what happened in a month is still seen from far. */
const LEAST_BAR = 5;

/** Room in which marks are drawn: their row's own, in pixels. */
export interface MarkRoom {
  readonly y: number;
  readonly height: number;
}

/** The marks of an event within its room; `x` says where a day is seen. */
export function eventMarks(
  { begin, end, grade }: Pick<BoardEntry, 'begin' | 'end' | 'grade'>,
  x: (day: number) => number,
  room: MarkRoom,
): readonly Mark[] {
  const look = lookOf(grade);
  const middle = room.y + room.height / 2;
  const drawn = end
    ? lastingMarks(begin, end, look, x, room)
    : momentMarks(begin, look, x, room, middle);
  if (grade !== 'discuté') return drawn;
  const right = Math.max(x((end ?? begin).latest + 1), x(begin.earliest) + LEAST_BAR);
  return [...drawn, { shape: 'question', x: right + 5, y: middle }];
}

function momentMarks(
  { precision, earliest, latest }: Bounds,
  look: Look,
  x: (day: number) => number,
  { y, height }: MarkRoom,
  middle: number,
): readonly Mark[] {
  const [from, to] = [x(earliest), x(latest + 1)];
  const radius = height / 2;
  switch (precision) {
    case 'day':
      return [{ shape: 'lozenge', x: (from + to) / 2, y: middle, radius, look }];
    case 'month':
    case 'year': {
      const width = Math.max(LEAST_BAR, to - from);
      return [
        { shape: 'rect', x: from, y: y + height * 0.15, width, height: height * 0.7, look },
      ];
    }
    case 'about': {
      const centre = (from + to) / 2;
      const reach = Math.max((to - from) / 2, radius * 2.4);
      const whisker = (x1: number, x2: number): Mark => ({
        shape: 'line',
        x1,
        y1: middle,
        x2,
        y2: middle,
        isDashed: true,
      });
      return [
        whisker(centre - reach, centre - radius),
        { shape: 'dot', x: centre, y: middle, radius: radius * 0.85, look },
        whisker(centre + radius, centre + reach),
      ];
    }
    case 'range':
    case 'century': {
      const end = Math.max(to, from + LEAST_BAR * 1.6);
      const bracket = (at: number): Mark => ({
        shape: 'line',
        x1: at,
        y1: y,
        x2: at,
        y2: y + height,
        isDashed: false,
      });
      return [
        bracket(from),
        { shape: 'line', x1: from, y1: middle, x2: end, y2: middle, isDashed: true },
        bracket(end),
        ...(precision === 'century' ? [bracket(from + 3), bracket(end - 3)] : []),
        ...(look === 'full'
          ? [{ shape: 'dot', x: (from + end) / 2, y: middle, radius: 2, look } as const]
          : []),
      ];
    }
  }
}

/** A bar whose doubtful ends are drawn apart from what is certain. */
function lastingMarks(
  begin: Bounds,
  end: Bounds,
  look: Look,
  x: (day: number) => number,
  { y, height }: MarkRoom,
): readonly Mark[] {
  const from = x(begin.earliest);
  const to = Math.max(x(end.latest + 1), from + LEAST_BAR);
  const sureFrom = begin.precision === 'about' ? Math.min(to, x(begin.latest + 1)) : from;
  const sureTo =
    end.precision === 'about' || end.precision === 'century'
      ? Math.max(sureFrom, x(end.earliest))
      : to;
  const doubtful = (start: number, stop: number): readonly Mark[] =>
    stop - start < 1
      ? []
      : [{ shape: 'rect', x: start, y, width: stop - start, height, look: 'dashed' }];
  return [
    ...doubtful(from, sureFrom),
    {
      shape: 'rect',
      x: sureFrom,
      y,
      width: Math.max(LEAST_BAR, sureTo - sureFrom),
      height,
      look,
    },
    ...doubtful(sureTo, to),
  ];
}

/** Empty space that parts a span from the one that follows it, in pixels. */
const PARTING = 1.5;

/** The marks of a span: one bar, its doubtful ends apart. */
export const spanMarks = (
  { begin, end, grade }: Pick<BoardEntry, 'begin' | 'end' | 'grade'>,
  x: (day: number) => number,
  room: MarkRoom,
): readonly Mark[] =>
  (end ? lastingMarks(begin, end, lookOf(grade), x, room) : []).map((mark) =>
    mark.shape === 'rect' && mark.width > 2 * PARTING
      ? { ...mark, width: mark.width - PARTING }
      : mark,
  );

import type { Bounds, BoardEntry } from '@/lib/timeline/board/board';
import type { DateGrade } from '@/lib/map/places/place';

/**
 * Fills of the marks, alike in the server's drawing and the interactive drawing. Shapes show the precision of a date: a
 * lozenge for a day, a disc for a month, a square for a year, brackets for a moment between two dates, double brackets
 * for a century, a dashed disc with whiskers for «vers», soft ends on bars. Fill and outline show its certainty: full,
 * wash, hatched or dotted. Colour shows the lane only.
 */
export type Look = 'full' | 'light' | 'hatched' | 'dotted';

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
      /** The uncertain end of a bar, a gradient to transparent. */
      readonly shape: 'fade';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly look: Look;
      readonly isEnd: boolean;
    }
  | {
      readonly shape: 'dot' | 'lozenge';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly look: Look;
      /** Whether the outline is dashed, for an approximate date. */
      readonly isAbout: boolean;
    }
  | {
      readonly shape: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly isDashed: boolean;
    };

const MARK_STYLES = {
  établi: 'full',
  'selon la tradition': 'light',
  discuté: 'hatched',
  conventionnel: 'dotted',
} as const satisfies Record<DateGrade, Look>;

/** Finds the appearance of a mark at a grade of certainty. */
export const lookOf = (grade: DateGrade): Look => MARK_STYLES[grade];

/** Shortest bar, in pixels. */
const MIN_BAR_PX = 5;

/** Vertical room of a row's marks, in pixels. */
export interface MarkRoom {
  readonly y: number;
  readonly height: number;
}

type DatedEntry = Pick<BoardEntry, 'begin' | 'end' | 'grade'>;

/** Draws the marks of an event within its box, centred on its possible days; `x` maps a day to pixels. */
export function eventMarks(
  { begin, end, grade }: DatedEntry,
  x: (day: number) => number,
  room: MarkRoom,
): readonly Mark[] {
  const look = lookOf(grade);
  const [from, to] = [x(begin.earliest), x((end ?? begin).latest + 1)];
  return end
    ? lastingMarks(from, look, room)
    : momentMarks(begin.precision, (from + to) / 2, look, room);
}

/** Draws a lasting event: a mark twice as wide as high, from its start on. */
const lastingMarks = (x: number, look: Look, { y, height }: MarkRoom): readonly Mark[] => [
  {
    shape: 'rect',
    x: x - height * 0.8,
    y: y + height * 0.2,
    width: height * 1.6,
    height: height * 0.6,
    look,
  },
];

function momentMarks(
  precision: Bounds['precision'],
  x: number,
  look: Look,
  { y, height }: MarkRoom,
): readonly Mark[] {
  const middleY = y + height / 2;
  const radius = height / 2;
  const verticalLine = (lineX: number): Mark => line(lineX, y, lineX, y + height, false);
  switch (precision) {
    case 'day':
      return [{ shape: 'lozenge', x, y: middleY, radius: radius * 1.2, look, isAbout: false }];
    case 'month':
      return [{ shape: 'dot', x, y: middleY, radius: radius * 0.95, look, isAbout: false }];
    case 'year': {
      const side = height * 0.85;
      return [
        {
          shape: 'rect',
          x: x - side / 2,
          y: middleY - side / 2,
          width: side,
          height: side,
          look,
        },
      ];
    }
    case 'about':
      return [
        line(x - height, middleY, x - radius, middleY, true),
        { shape: 'dot', x, y: middleY, radius: radius * 0.9, look, isAbout: true },
        line(x + radius, middleY, x + height, middleY, true),
      ];
    case 'range':
    case 'century':
      return [
        {
          shape: 'rect',
          x: x - height * 0.6,
          y: y + height * 0.25,
          width: height * 1.2,
          height: height * 0.5,
          look,
        },
        ...[-0.75, 0.75].map((side) => verticalLine(x + side * height)),
        ...(precision === 'century'
          ? [-1, 1].map((side) => verticalLine(x + side * height))
          : []),
      ];
  }
}

const line = (x1: number, y1: number, x2: number, y2: number, isDashed: boolean): Mark => ({
  shape: 'line',
  x1,
  y1,
  x2,
  y2,
  isDashed,
});

/** Gap between a span and the next span, in pixels. */
const PARTING_PX = 1.5;

/** Draws the marks of a span: one bar, soft at an uncertain start or end. */
export function spanMarks(
  { begin, end, grade }: DatedEntry,
  x: (day: number) => number,
  { y, height }: MarkRoom,
): readonly Mark[] {
  if (!end) return [];
  const look = lookOf(grade);
  const from = x(begin.earliest);
  const to = Math.max(x(end.latest + 1) - PARTING_PX, from + MIN_BAR_PX);
  const sureFrom = begin.precision === 'about' ? Math.min(to, x(begin.latest + 1)) : from;
  const isOpen = end.precision === 'about' || end.precision === 'century';
  const sureTo = isOpen ? Math.max(sureFrom, Math.min(to, x(end.earliest))) : to;
  const fade = (start: number, end: number, isEnd: boolean): readonly Mark[] =>
    end - start < 1
      ? []
      : [{ shape: 'fade', x: start, y, width: end - start, height, look, isEnd }];
  return [
    ...fade(from, sureFrom, false),
    ...fade(sureTo, to, true),
    { shape: 'rect', x: sureFrom, y, width: sureTo - sureFrom, height, look },
  ];
}

import { END_DAY, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { densityOf, packDensity } from '@/lib/timeline/board/density';
import { HEIGHTS, LABEL_REM } from '@/lib/timeline/board/sizes';
import {
  barName,
  minBarLabelScale,
  labelBox,
  sureExtent,
  surePart,
  withMark,
} from '@/lib/timeline/board/nameBoxes';
import type { Entry } from '@/lib/timeline/entry';
import { gradeRank } from '@/lib/timeline/grades';
import { SPAN_KINDS } from '@/lib/timeline/kinds';
import { layOutLabels } from '@/lib/timeline/board/labelLayout';
import type { Era, Lane } from '@/lib/timeline/record';
import { separateNameRooms } from '@/lib/timeline/board/nameRooms';
import { layOutSpans } from '@/lib/timeline/board/spanRows';
import { barWords } from '@/lib/timeline/words';
import type { UncertainDate } from '@/lib/time/edtf';

/** Scale of 600 pixels a year in em per day, at which every label must be shown. */
const DEEPEST_SCALE = 600 / YEAR_DAYS / (LABEL_REM * 16);

/** Largest number of rows of bars in a lane. */
const MAX_SPAN_ROWS = 5;

/** The drawn part of an entry, with its position; texts stay with the entry. */
export interface BoardEntry extends Pick<
  Entry,
  | 'id'
  | 'title'
  | 'when'
  | 'kind'
  | 'importance'
  | 'grade'
  | 'isAccepted'
  | 'lane'
  | 'from'
  | 'to'
> {
  /** Label of the entry, from its title. */
  readonly name: string;
  readonly begin: Bounds;
  /** Bounds of the end; null for a moment. */
  readonly end: Bounds | null;
  /** Distance of the row from the top of the board, in rows. */
  readonly top: number;
  /** Whether the entry is a bar with its label inside; otherwise a mark with its label beside. */
  readonly isBar: boolean;
  /** Day of the mark: the middle of a moment, the start of a span. */
  readonly anchor: number;
  /** Start and end of the label relative to the anchor, in em; a bar's label lies inside the bar. */
  readonly left: number;
  readonly right: number;
  /** Days of a bar for its label: the certain days, or all days where few are certain. */
  readonly sureFrom: number;
  readonly sureTo: number;
  /**
   * Least scale, in em per day, at which the label is shown; at smaller scales, the entry is a tick at the lane's foot.
   */
  readonly minScale: number;
}

export type Bounds = Pick<UncertainDate, 'precision' | 'earliest' | 'latest'>;

export interface BoardLane extends Lane {
  readonly top: number;
  readonly height: number;
  /** Number of entries near each step of time, encoded by `packDensity`. */
  readonly density: string;
}

export interface Board {
  readonly lanes: readonly BoardLane[];
  readonly eras: readonly Era[];
  /** Density of all lanes together. */
  readonly overview: string;
  /** Entries in chronological order. */
  readonly entries: readonly BoardEntry[];
  /** Height of the board, in rows. */
  readonly height: number;
}

/**
 * Lays out every entry on the board, lane by lane: bars above, marks with their labels below. Spans without a row among
 * the bars become marks.
 * @param widthOf measures a label, in em
 */
export function layOutBoard(
  lanes: readonly Lane[],
  entries: readonly Entry[],
  widthOf: (name: string) => number,
  eras: readonly Era[] = [],
): Board {
  let top = 0;
  const placedEntries = new Map<string, BoardEntry>();
  const densities = lanes.map(({ id }) =>
    densityOf(entries.flatMap((entry) => (entry.lane === id ? [middleOf(entry)] : []))),
  );
  const maxDensity = Math.max(1, ...densities.flat());
  const boardLanes = lanes.map((lane, index) => {
    const start = top;
    const laneEntries = entries.filter((entry) => entry.lane === lane.id);
    const spanEntries = laneEntries.filter(({ kind }) => kind !== null).toSorted(compareSpans);
    const spans = layOutSpans(spanEntries.map(sureExtent), spanRowsFor(spanEntries.length));
    const rooms = separateNameRooms(
      spanEntries.flatMap((entry) => {
        const row = spans.rowOf.get(entry.id);
        return row === undefined ? [] : [{ ...entry, ...surePart(entry), row }];
      }),
    );
    const labelled = laneEntries.filter(({ id }) => !rooms.has(id)).toSorted(comparePriority);
    const labels = layOutLabels(
      labelled.map((entry) => withMark(labelBox(entry, widthOf(entry.title)))),
      eventRowsFor(labelled.length),
      DEEPEST_SCALE,
    );
    const eventsTop = start + HEIGHTS.head + spans.rows * HEIGHTS.span;
    for (const entry of laneEntries) {
      const room = rooms.get(entry.id);
      const name = room ? barWords(entry.title) : entry.title;
      const width = widthOf(name);
      const label = labels.placed.get(entry.id);
      const { day, left, right } = room ? barName(entry, width) : labelBox(entry, width);
      placedEntries.set(entry.id, {
        ...drawnFields(entry),
        name,
        isBar: room !== undefined,
        anchor: day,
        left: round(left),
        right: round(right),
        top: round(
          room
            ? start + HEIGHTS.head + (spans.rowOf.get(entry.id) ?? 0) * HEIGHTS.span
            : eventsTop + (label?.row ?? 0) * HEIGHTS.event,
        ),
        ...(room ?? surePart(entry)),
        minScale:
          Math.ceil((room ? minBarLabelScale(room, width) : (label?.minScale ?? 0)) * 1e6) /
          1e6,
      });
    }
    top = eventsTop + labels.rows * HEIGHTS.event + HEIGHTS.foot;
    const density = packDensity(densities[index] ?? [], maxDensity);
    return { ...lane, top: round(start), height: round(top - start), density };
  });
  const totalDensity = densityOf(entries.map(middleOf));
  return {
    lanes: boardLanes,
    eras,
    overview: packDensity(totalDensity, Math.max(1, ...totalDensity)),
    entries: entries.flatMap(({ id }) => placedEntries.get(id) ?? []),
    height: round(top),
  };
}

/** Rounds to a thousandth of a row or an em, since hundreds of numbers are sent. */
const round = (value: number): number => Math.round(value * 1000) / 1000;

const spanRowsFor = (spans: number): number =>
  Math.min(MAX_SPAN_ROWS, Math.ceil(0.7 * Math.sqrt(spans)));

/** Computes the least number of event rows: more events need more rows for labels in the whole view. */
const eventRowsFor = (events: number): number =>
  Math.max(1, Math.round(0.4 * Math.sqrt(events)));

const middleOf = ({ from, to }: Entry): number =>
  (Math.max(from, FIRST_DAY) + Math.min(to + 1, END_DAY)) / 2;

function drawnFields(entry: Entry) {
  const { id, title, when, kind, importance, grade, isAccepted, lane, from, to, date } = entry;
  const bounds = ({ precision, earliest, latest }: UncertainDate): Bounds => ({
    precision,
    earliest,
    latest,
  });
  return {
    id,
    title,
    when,
    kind,
    importance,
    grade,
    isAccepted,
    lane,
    from,
    to,
    begin: bounds(date.kind === 'moment' ? date.at : date.begin),
    end: date.kind === 'moment' ? null : bounds(date.end),
  };
}

const compareSpans = (a: Entry, b: Entry): number =>
  b.importance - a.importance ||
  kindRank(a) - kindRank(b) ||
  a.from - b.from ||
  (a.id < b.id ? -1 : 1);

const kindRank = ({ kind }: Entry): number =>
  SPAN_KINDS.findIndex((candidate) => candidate === kind);

/** Compares entries by priority: most important, then most certain, then longest. */
const comparePriority = (a: Entry, b: Entry): number =>
  b.importance - a.importance ||
  gradeRank(a.grade) - gradeRank(b.grade) ||
  b.to - b.from - (a.to - a.from) ||
  (a.id < b.id ? -1 : 1);

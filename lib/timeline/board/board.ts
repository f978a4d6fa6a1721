import { DAYS, END_DAY, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { BAR_PADDING, HEIGHTS, LABEL_REM } from '@/lib/timeline/board/sizes';
import type { Entry } from '@/lib/timeline/entry';
import { gradeRank } from '@/lib/timeline/grades';
import { SPAN_KINDS } from '@/lib/timeline/kinds';
import { layOutLabels, type LabelBox } from '@/lib/timeline/board/labelLayout';
import type { Lane } from '@/lib/timeline/record';
import { partRooms, type NameRoom } from '@/lib/timeline/board/nameRooms';
import { layOutSpans } from '@/lib/timeline/board/spanRows';
import type { UncertainDate } from '@/lib/time/edtf';

/** At 600 pixels a year and a text twice as large as usual, every label must be shown: em per day. */
const DEEPEST = 600 / YEAR_DAYS / (LABEL_REM * 32);

/** The scale of a wide screen that shows the whole, in em per day; labels near the end turn to the left. */
const WHOLE = 1200 / DAYS / (LABEL_REM * 16);

const LEAST_EVENT_ROWS = 3;

/** What is drawn of an entry, and where; what is read of it stays with the entry. */
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
  readonly begin: Bounds;
  /** Null for a moment. */
  readonly end: Bounds | null;
  /** Distance of its row from the top of the board, in rem. */
  readonly top: number;
  /** The day beside which its name stands: its middle when it is only about known, its beginning else. */
  readonly anchor: number;
  /** Where the name begins and ends beside the anchor, in em; a span's stands within its bar. */
  readonly left: number;
  readonly right: number;
  /** The part of a span within which its name stands: what is certain of it, or all of it where little is. */
  readonly sureFrom: number;
  readonly sureTo: number;
  /** The least scale, in em per day, at which the name is shown. */
  readonly minScale: number;
}

export type Bounds = Pick<UncertainDate, 'precision' | 'earliest' | 'latest'>;

export interface BoardLane extends Lane {
  readonly top: number;
  readonly height: number;
}

export interface Board {
  readonly lanes: readonly BoardLane[];
  /** In time. */
  readonly entries: readonly BoardEntry[];
  /** In rem. */
  readonly height: number;
}

/**
 * Places every entry on the board: spans above, events under them, lane by lane.
 * @param widthOf the width of a name, in em
 */
export function layOutBoard(
  lanes: readonly Lane[],
  entries: readonly Entry[],
  widthOf: (name: string) => number,
): Board {
  let top = 0;
  const placed = new Map<string, BoardEntry>();
  const drawn = lanes.map((lane) => {
    const start = top;
    const own = entries.filter((entry) => entry.lane === lane.id);
    const spans = layOutSpans(own.filter(({ kind }) => kind !== null).toSorted(bySpanOrder));
    const rooms = partRooms(
      own
        .filter(({ kind }) => kind !== null)
        .map((entry) => ({
          ...entry,
          ...surePart(entry),
          row: spans.rowOf.get(entry.id) ?? 0,
        })),
    );
    const boxes = own.filter(({ kind }) => kind === null).toSorted(byPriority);
    const labels = layOutLabels(
      boxes.map((entry) => labelBox(entry, widthOf(entry.title))),
      LEAST_EVENT_ROWS,
      DEEPEST,
    );
    const eventsTop = start + HEIGHTS.head + spans.rows * HEIGHTS.span;
    for (const entry of own) {
      const width = widthOf(entry.title);
      const box = labelBox(entry, width);
      const label = labels.placed.get(entry.id);
      const room = rooms.get(entry.id) ?? surePart(entry);
      placed.set(entry.id, {
        ...drawnPart(entry),
        anchor: box.day,
        left: box.left,
        right: box.right,
        top: label
          ? eventsTop + label.row * HEIGHTS.event
          : start + HEIGHTS.head + (spans.rowOf.get(entry.id) ?? 0) * HEIGHTS.span,
        ...room,
        minScale: label ? label.minScale : spanScale(room, width),
      });
    }
    top = eventsTop + labels.rows * HEIGHTS.event + HEIGHTS.foot;
    return { ...lane, top: start, height: top - start };
  });
  return {
    lanes: drawn,
    entries: entries.flatMap(({ id }) => placed.get(id) ?? []),
    height: top,
  };
}

function drawnPart(entry: Entry) {
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

function labelBox({ id, date, from, to, kind }: Entry, width: number): LabelBox {
  const isAbout = date.kind === 'moment' && date.at.precision === 'about';
  const day = kind === null && isAbout ? (from + to) / 2 : Math.max(from, FIRST_DAY);
  const isNearEnd = day + width / WHOLE > END_DAY;
  return isNearEnd ? { id, day, left: -width, right: 0 } : { id, day, left: 0, right: width };
}

/** The scale at which a bar is as long as the name in it. */
const spanScale = ({ sureFrom, sureTo }: NameRoom, width: number): number =>
  (width + 2 * BAR_PADDING) /
  Math.max(1, Math.min(sureTo, END_DAY) - Math.max(sureFrom, FIRST_DAY));

/** Least part of a span that must be certain for its name to stand there. */
const LEAST_SURE = 0.4;

function surePart({ date, from, to }: Entry): NameRoom {
  const whole = { sureFrom: from, sureTo: to + 1 };
  if (date.kind === 'moment') return whole;
  const { begin, end } = date;
  const sureFrom = begin.precision === 'about' ? begin.latest + 1 : begin.earliest;
  const sureTo = ['about', 'century'].includes(end.precision) ? end.earliest : end.latest + 1;
  return sureTo - sureFrom < LEAST_SURE * (to + 1 - from) ? whole : { sureFrom, sureTo };
}

const bySpanOrder = (a: Entry, b: Entry): number =>
  kindRank(a) - kindRank(b) || a.from - b.from || (a.id < b.id ? -1 : 1);

const kindRank = ({ kind }: Entry): number =>
  SPAN_KINDS.findIndex((candidate) => candidate === kind);

/** The most important first, then the surest, then the longest. */
const byPriority = (a: Entry, b: Entry): number =>
  b.importance - a.importance ||
  gradeRank(a.grade) - gradeRank(b.grade) ||
  b.to - b.from - (a.to - a.from) ||
  (a.id < b.id ? -1 : 1);

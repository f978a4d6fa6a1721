import { END_DAY, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { densityOf, packDensity } from '@/lib/timeline/board/density';
import { HEIGHTS, LABEL_REM } from '@/lib/timeline/board/sizes';
import {
  barName,
  barScale,
  labelBox,
  sureLasting,
  surePart,
  withMark,
} from '@/lib/timeline/board/nameBoxes';
import type { Entry } from '@/lib/timeline/entry';
import { gradeRank } from '@/lib/timeline/grades';
import { SPAN_KINDS } from '@/lib/timeline/kinds';
import { layOutLabels } from '@/lib/timeline/board/labelLayout';
import type { Era, Lane } from '@/lib/timeline/record';
import { partRooms } from '@/lib/timeline/board/nameRooms';
import { layOutSpans } from '@/lib/timeline/board/spanRows';
import { barWords } from '@/lib/timeline/words';
import type { UncertainDate } from '@/lib/time/edtf';

/** At 600 pixels a year every label must be shown: em per day. */
const DEEPEST = 600 / YEAR_DAYS / (LABEL_REM * 16);

/** A lane has more rows of bars where it has more spans, but never more than these. */
const MOST_SPAN_ROWS = 5;

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
  /** What is written of its title on the drawing. */
  readonly name: string;
  readonly begin: Bounds;
  /** Null for a moment. */
  readonly end: Bounds | null;
  /** Distance of its row from the top of the board, in rows. */
  readonly top: number;
  /** Whether it is drawn as a bar with its name in it; else it is a mark with its name beside it. */
  readonly isBar: boolean;
  /** The day at which its mark stands: the middle of a moment, the beginning of what lasts. */
  readonly anchor: number;
  /** Where the name begins and ends beside the anchor, in em; a bar's stands within it. */
  readonly left: number;
  readonly right: number;
  /** The part of a bar within which its name stands: what is certain of it, or all of it where little is. */
  readonly sureFrom: number;
  readonly sureTo: number;
  /** The least scale, in em per day, at which it is drawn with its name; before, it is a tick at the lane's foot. */
  readonly minScale: number;
}

export type Bounds = Pick<UncertainDate, 'precision' | 'earliest' | 'latest'>;

export interface BoardLane extends Lane {
  readonly top: number;
  readonly height: number;
  /** How many entries there are near each step of time; see `packDensity`. */
  readonly density: string;
}

export interface Board {
  readonly lanes: readonly BoardLane[];
  readonly eras: readonly Era[];
  /** The density of all lanes together. */
  readonly overview: string;
  /** In time. */
  readonly entries: readonly BoardEntry[];
  /** In rows. */
  readonly height: number;
}

/**
 * Places every entry on the board: bars above, marks with their names under them, lane by lane. Spans that find no row
 * among the bars are marks too.
 * @param widthOf the width of a name, in em
 */
export function layOutBoard(
  lanes: readonly Lane[],
  entries: readonly Entry[],
  widthOf: (name: string) => number,
  eras: readonly Era[] = [],
): Board {
  let top = 0;
  const placed = new Map<string, BoardEntry>();
  const densities = lanes.map(({ id }) =>
    densityOf(entries.flatMap((entry) => (entry.lane === id ? [middleOf(entry)] : []))),
  );
  const most = Math.max(1, ...densities.flat());
  const drawn = lanes.map((lane, rank) => {
    const start = top;
    const own = entries.filter((entry) => entry.lane === lane.id);
    const lasting = own.filter(({ kind }) => kind !== null).toSorted(bySpanOrder);
    const spans = layOutSpans(lasting.map(sureLasting), spanRowsFor(lasting.length));
    const rooms = partRooms(
      lasting.flatMap((entry) => {
        const row = spans.rowOf.get(entry.id);
        return row === undefined ? [] : [{ ...entry, ...surePart(entry), row }];
      }),
    );
    const boxes = own.filter(({ id }) => !rooms.has(id)).toSorted(byPriority);
    const labels = layOutLabels(
      boxes.map((entry) => withMark(labelBox(entry, widthOf(entry.title)))),
      eventRowsFor(boxes.length),
      DEEPEST,
    );
    const eventsTop = start + HEIGHTS.head + spans.rows * HEIGHTS.span;
    for (const entry of own) {
      const room = rooms.get(entry.id);
      const name = room ? barWords(entry.title) : entry.title;
      const width = widthOf(name);
      const label = labels.placed.get(entry.id);
      const { day, left, right } = room ? barName(entry, width) : labelBox(entry, width);
      placed.set(entry.id, {
        ...drawnPart(entry),
        name,
        isBar: room !== undefined,
        anchor: day,
        left: rounded(left),
        right: rounded(right),
        top: rounded(
          room
            ? start + HEIGHTS.head + (spans.rowOf.get(entry.id) ?? 0) * HEIGHTS.span
            : eventsTop + (label?.row ?? 0) * HEIGHTS.event,
        ),
        ...(room ?? surePart(entry)),
        minScale:
          Math.ceil((room ? barScale(room, width) : (label?.minScale ?? 0)) * 1e6) / 1e6,
      });
    }
    top = eventsTop + labels.rows * HEIGHTS.event + HEIGHTS.foot;
    const density = packDensity(densities[rank] ?? [], most);
    return { ...lane, top: rounded(start), height: rounded(top - start), density };
  });
  const all = densityOf(entries.map(middleOf));
  return {
    lanes: drawn,
    eras,
    overview: packDensity(all, Math.max(1, ...all)),
    entries: entries.flatMap(({ id }) => placed.get(id) ?? []),
    height: rounded(top),
  };
}

/** To a thousandth of a row or of an em: hundreds of them are sent. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const spanRowsFor = (spans: number): number =>
  Math.min(MOST_SPAN_ROWS, Math.ceil(0.7 * Math.sqrt(spans)));

/** Least rows of events: the more there are, the more names have room when the whole is in sight. */
const eventRowsFor = (events: number): number =>
  Math.max(1, Math.round(0.4 * Math.sqrt(events)));

const middleOf = ({ from, to }: Entry): number =>
  (Math.max(from, FIRST_DAY) + Math.min(to + 1, END_DAY)) / 2;

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

const bySpanOrder = (a: Entry, b: Entry): number =>
  b.importance - a.importance ||
  kindRank(a) - kindRank(b) ||
  a.from - b.from ||
  (a.id < b.id ? -1 : 1);

const kindRank = ({ kind }: Entry): number =>
  SPAN_KINDS.findIndex((candidate) => candidate === kind);

/** The most important first, then the surest, then the longest. */
const byPriority = (a: Entry, b: Entry): number =>
  b.importance - a.importance ||
  gradeRank(a.grade) - gradeRank(b.grade) ||
  b.to - b.from - (a.to - a.from) ||
  (a.id < b.id ? -1 : 1);

import type { Board, BoardEntry, Bounds } from '@/lib/timeline/board/board';

type PackedBounds = readonly [Bounds['precision'], earliest: number, latest: number];

/** An entry without the names of its fields, which would be most of it. */
type PackedEntry = readonly [
  ...names: readonly [
    id: string,
    title: string,
    when: string,
    kind: BoardEntry['kind'],
    importance: BoardEntry['importance'],
    grade: BoardEntry['grade'],
    isAccepted: boolean,
    lane: string,
  ],
  begin: PackedBounds,
  end: PackedBounds | null,
  ...layout: readonly [
    top: number,
    anchor: number,
    left: number,
    right: number,
    sureFrom: number,
    sureTo: number,
    minScale: number,
  ],
];

/** A board as it goes to the browser. */
export interface PackedBoard extends Pick<Board, 'lanes' | 'height'> {
  readonly entries: readonly PackedEntry[];
}

export const packBoard = ({ entries, ...board }: Board): PackedBoard => ({
  ...board,
  entries: entries.map((entry) => [
    entry.id,
    entry.title,
    entry.when,
    entry.kind,
    entry.importance,
    entry.grade,
    entry.isAccepted,
    entry.lane,
    packBounds(entry.begin),
    entry.end && packBounds(entry.end),
    entry.top,
    entry.anchor,
    entry.left,
    entry.right,
    entry.sureFrom,
    entry.sureTo,
    entry.minScale,
  ]),
});

const packBounds = ({ precision, earliest, latest }: Bounds): PackedBounds => [
  precision,
  earliest,
  latest,
];

/** The board that was packed. */
export const unpackBoard = ({ entries, ...board }: PackedBoard): Board => ({
  ...board,
  entries: entries.map((packed): BoardEntry => {
    const [id, title, when, kind, importance, grade, isAccepted, lane, first, last, ...layout] =
      packed;
    const [top, anchor, left, right, sureFrom, sureTo, minScale] = layout;
    const begin = unpackBounds(first);
    const end = last && unpackBounds(last);
    return {
      id,
      title,
      when,
      kind,
      importance,
      grade,
      isAccepted,
      lane,
      begin,
      end,
      from: begin.earliest,
      to: (end ?? begin).latest,
      top,
      anchor,
      left,
      right,
      sureFrom,
      sureTo,
      minScale,
    };
  }),
});

const unpackBounds = ([precision, earliest, latest]: PackedBounds): Bounds => ({
  precision,
  earliest,
  latest,
});

import type { Board, BoardEntry, Bounds } from '@/lib/timeline/board/board';

type PackedBounds = readonly [Bounds['precision'], earliest: number, latest: number];

/** An entry as a tuple, without field names, which would be most of its bytes. */
type PackedEntry = readonly [
  ...names: readonly [
    id: string,
    title: string,
    /** The label; null for the whole title. */
    name: string | null,
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
    isBar: boolean,
    anchor: number,
    left: number,
    right: number,
    sureFrom: number,
    sureTo: number,
    minScale: number,
  ],
];

/** A board as sent to the browser. */
export interface PackedBoard extends Pick<Board, 'lanes' | 'eras' | 'height'> {
  readonly entries: readonly PackedEntry[];
}

/** The board without the fields that only the server's drawing needs. */
type SentBoard = Omit<Board, 'overview'>;

/** Packs a board for the browser, with its entries as tuples. */
export const packBoard = ({ entries, lanes, eras, height }: Board): PackedBoard => ({
  lanes,
  eras,
  height,
  entries: entries.map((entry) => [
    entry.id,
    entry.title,
    entry.name === entry.title ? null : entry.name,
    entry.when,
    entry.kind,
    entry.importance,
    entry.grade,
    entry.isAccepted,
    entry.lane,
    packBounds(entry.begin),
    entry.end && packBounds(entry.end),
    entry.top,
    entry.isBar,
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

/** Restores a board from its packed form. */
export const unpackBoard = ({ entries, ...board }: PackedBoard): SentBoard => ({
  ...board,
  entries: entries.map((packed): BoardEntry => {
    const [
      id,
      title,
      name,
      when,
      kind,
      importance,
      grade,
      isAccepted,
      lane,
      packedBegin,
      packedEnd,
      ...layout
    ] = packed;
    const [top, isBar, anchor, left, right, sureFrom, sureTo, minScale] = layout;
    const begin = unpackBounds(packedBegin);
    const end = packedEnd && unpackBounds(packedEnd);
    return {
      id,
      title,
      name: name ?? title,
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
      isBar,
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

import { DAYS, END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import type { LabelBox } from '@/lib/timeline/board/labelLayout';
import type { NameRoom } from '@/lib/timeline/board/nameRooms';
import { BAR_PADDING, LABEL_REM, MIN_BAR_LABEL, MARK_ROOM } from '@/lib/timeline/board/sizes';
import type { Entry } from '@/lib/timeline/entry';

/**
 * Scale of the whole timeline on a wide screen, in em per day, at which labels near the end are put to the left of
 * their marks.
 */
const WHOLE_SCALE = 1200 / DAYS / (LABEL_REM * 16);

/** Computes the box of a mark's label: on its right, or near the end of time on its left. */
export function labelBox({ id, date, from, to }: Entry, width: number): LabelBox {
  const day = Math.max(FIRST_DAY, date.kind === 'moment' ? (from + to + 1) / 2 : from);
  const [start, end] = [MARK_ROOM.name, MARK_ROOM.name + width];
  const isNearEnd = day + end / WHOLE_SCALE > END_DAY;
  return isNearEnd
    ? { id, day, left: -end, right: -start }
    : { id, day, left: start, right: end };
}

/** Extends a label's box by its mark. */
export const withMark = ({ left, right, ...box }: LabelBox): LabelBox => ({
  ...box,
  left: Math.min(left, -MARK_ROOM.free),
  right: Math.max(right, MARK_ROOM.free),
});

/** Computes the box of a bar's label, from its start to the right; widths are em. */
export const barName = ({ id, from }: Entry, width: number): LabelBox => ({
  id,
  day: Math.max(from, FIRST_DAY),
  left: 0,
  right: width,
});

/**
 * Computes the least scale, in em per day, at which the label of a bar fits its days with padding, or at which the bar
 * has the least width of a bar with a label, the narrower of the two widths.
 */
export const minBarLabelScale = ({ sureFrom, sureTo }: NameRoom, width: number): number =>
  Math.min(width + 2 * BAR_PADDING, MIN_BAR_LABEL) /
  Math.max(1, Math.min(sureTo, END_DAY) - Math.max(sureFrom, FIRST_DAY));

/** Least ratio of a span that must be certain to hold its label. */
const MIN_SURE_RATIO = 0.4;

/** Returns the days that a span certainly covers. */
export function surePart({ date, from, to }: Entry): NameRoom {
  const wholeSpan = { sureFrom: from, sureTo: to + 1 };
  if (date.kind === 'moment') return wholeSpan;
  const { begin, end } = date;
  const sureFrom = begin.precision === 'about' ? begin.latest + 1 : begin.earliest;
  const sureTo = ['about', 'century'].includes(end.precision) ? end.earliest : end.latest + 1;
  return sureTo - sureFrom < MIN_SURE_RATIO * (to + 1 - from)
    ? wholeSpan
    : { sureFrom, sureTo };
}

/** Trims the uncertain ends of a span, which fade into its neighbours. */
export function sureExtent(entry: Entry) {
  const { sureFrom, sureTo } = surePart(entry);
  return { id: entry.id, from: sureFrom, to: sureTo - 1 };
}

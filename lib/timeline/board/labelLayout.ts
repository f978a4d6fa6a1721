/**
 * Solves, at build, in which row of its lane each label stands, and from which scale on it is shown. A row never
 * changes, so nothing jumps; a label that is shown stays shown when the scale grows, and does not depend on where the
 * window is, so nothing is to be computed while the axis moves. Widths are in em and scales in em per day: the
 * solution holds for every size of text. (Consistent dynamic labelling: K. Been, E. Daiches and C. Yap, 2006; simple
 * active ranges in one dimension: K. Been, M. Nöllenburg, S.-H. Poon and A. Wolff, 2010.)
 */
export interface LabelBox {
  readonly id: string;
  /** The day at which it is anchored. */
  readonly day: number;
  /** Where its text begins and ends beside the anchor, in em. */
  readonly left: number;
  readonly right: number;
}

export interface PlacedLabel {
  readonly row: number;
  /** The least scale, in em per day, at which it is shown. */
  readonly minScale: number;
}

interface Row {
  readonly placed: { readonly box: LabelBox; readonly minScale: number }[];
}

/** Empty space between two labels of a row, in em. */
const GAP = 0.75;

/** The scale, in em per day, under which two labels of one row touch; infinite when they always do. */
function touchScale(a: LabelBox, b: LabelBox): number {
  const [first, second] = a.day <= b.day ? [a, b] : [b, a];
  const overlap = first.right - second.left + GAP;
  const apart = second.day - first.day;
  if (overlap <= 0) return 0;
  return apart === 0 ? Number.POSITIVE_INFINITY : overlap / apart;
}

/**
 * Assigns a row and a least scale to each label, the most important first in the list.
 * @param least how many rows there are at least
 * @param deepest the scale, in em per day, at which every label must be shown: rows are added until it is so
 */
export function layOutLabels(
  boxes: readonly LabelBox[],
  least: number,
  deepest: number,
): { readonly rows: number; readonly placed: ReadonlyMap<string, PlacedLabel> } {
  const rows: Row[] = Array.from({ length: least }, () => ({ placed: [] }));
  const placed = new Map<string, PlacedLabel>();
  for (const box of boxes) {
    const scales = rows.map((row) => leastScale(box, row));
    const best = Math.min(...scales);
    if (best > deepest) {
      rows.push({ placed: [] });
      scales.push(0);
    }
    const minScale = Math.min(...scales);
    const row = scales.indexOf(minScale);
    rows[row]?.placed.push({ box, minScale });
    placed.set(box.id, { row, minScale });
  }
  return { rows: rows.length, placed };
}

/**
 * The scale from which a label has room in a row: beyond every scale at which it would touch a label that is shown
 * there already, since that one came first.
 */
function leastScale(box: LabelBox, { placed }: Row): number {
  let least = 0;
  for (const other of placed) {
    const touch = touchScale(other.box, box);
    if (touch > other.minScale) least = Math.max(least, touch);
  }
  return least;
}

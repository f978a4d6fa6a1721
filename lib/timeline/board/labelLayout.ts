/**
 * A label to lay out. The build computes each label's row and the least scale at which it is shown. Rows are fixed and
 * a shown label stays shown at larger scales, whatever the visible range: nothing jumps, and nothing is computed while
 * the axis moves. Widths are in em and scales in em per day, so that the layout holds for every text size. (Consistent
 * dynamic labelling: K. Been, E. Daiches and C. Yap, 2006; simple active ranges in one dimension: K. Been, M.
 * Nöllenburg, S.-H. Poon and A. Wolff, 2010.)
 */
export interface LabelBox {
  readonly id: string;
  /** Day of the anchor. */
  readonly day: number;
  /** Start and end of the text relative to the anchor, in em. */
  readonly left: number;
  readonly right: number;
}

export interface PlacedLabel {
  readonly row: number;
  /** Least scale, in em per day, at which the label is shown. */
  readonly minScale: number;
}

interface Row {
  readonly placed: { readonly box: LabelBox; readonly minScale: number }[];
}

/** Least gap between two labels of a row, in em. */
const GAP_EM = 0.75;

/** Computes the scale, in em per day, below which two labels of a row touch; Infinity for labels of one day. */
function touchScale(a: LabelBox, b: LabelBox): number {
  const [earlier, later] = a.day <= b.day ? [a, b] : [b, a];
  const overlap = earlier.right - later.left + GAP_EM;
  const distance = later.day - earlier.day;
  if (overlap <= 0) return 0;
  return distance === 0 ? Number.POSITIVE_INFINITY : overlap / distance;
}

/**
 * Assigns a row and a least scale to each label, in order of importance.
 * @param rowCount number of rows to begin with
 * @param maxScale scale, in em per day, at which every label must be shown: rows are added until they are
 */
export function layOutLabels(
  boxes: readonly LabelBox[],
  rowCount: number,
  maxScale: number,
): { readonly rows: number; readonly placed: ReadonlyMap<string, PlacedLabel> } {
  const rows: Row[] = Array.from({ length: rowCount }, () => ({ placed: [] }));
  const placed = new Map<string, PlacedLabel>();
  for (const box of boxes) {
    const scales = rows.map((row) => minScaleIn(box, row));
    const lowestScale = Math.min(...scales);
    if (lowestScale > maxScale) {
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
 * Computes the scale from which a label fits into a row: above every scale at which it touches an earlier, more
 * important label.
 */
function minScaleIn(box: LabelBox, { placed }: Row): number {
  let minScale = 0;
  for (const placedLabel of placed) {
    const scale = touchScale(placedLabel.box, box);
    if (scale > placedLabel.minScale) minScale = Math.max(minScale, scale);
  }
  return minScale;
}

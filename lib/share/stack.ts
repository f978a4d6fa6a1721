/** An item of a column with the gap above, in pixels. */
export interface Row {
  readonly gap: number;
  readonly height: number;
  /** Draws the item, given the position of its bottom edge. */
  readonly draw: (bottom: number) => string;
}

/** Stacks rows in a column, vertically centred; the first gap is ignored. */
export function stacked(rows: readonly Row[], middle: number): string {
  const [first] = rows;
  const total = rows.reduce((sum, { gap, height }) => sum + gap + height, -(first?.gap ?? 0));
  let y = middle - total / 2 - (first?.gap ?? 0);
  return rows
    .map(({ gap, height, draw }) => {
      y += gap + height;
      return draw(y);
    })
    .join('');
}

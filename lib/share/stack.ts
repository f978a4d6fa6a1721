/** Something of a column, and the empty space above it; in pixels. */
export interface Row {
  readonly gap: number;
  readonly height: number;
  /** Draws it, given where its lower side is. */
  readonly draw: (bottom: number) => string;
}

/** Stacks rows under one another, centred as a whole on a height; the first row's gap does not count. */
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

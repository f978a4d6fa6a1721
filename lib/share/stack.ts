/** Item of a vertical stack: its height and the gap above it, in pixels. */
export interface StackItem {
  readonly gap: number;
  readonly height: number;
  /** Draws the item, given the position of its bottom edge. */
  readonly draw: (bottom: number) => string;
}

/** Stacks items around a vertical middle; the first gap is ignored. */
export function drawStack(items: readonly StackItem[], middle: number): string {
  const firstGap = items[0]?.gap ?? 0;
  const totalHeight = items.reduce((sum, { gap, height }) => sum + gap + height, -firstGap);
  let y = middle - totalHeight / 2 - firstGap;
  return items
    .map(({ gap, height, draw }) => {
      y += gap + height;
      return draw(y);
    })
    .join('');
}

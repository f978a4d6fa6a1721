import type { Viewport } from '@/lib/surface/viewport';

/** How much a painted layer may be stretched, or pressed together, before it is painted anew. */
const MOST = 1.25;

/** How a layer that was painted for one view is shown in another. */
export interface LayerPlace {
  /** How far to the right what was painted at the stage's left edge lies now, in pixels. */
  readonly shift: number;
  /** How much wider it is now; 1 while the scale stays. */
  readonly stretch: number;
}

/**
 * Places what was painted for a view, with a margin on both sides of the stage, so that each of its days lies where
 * another view shows it.
 *
 * @returns null when it would leave a part of the stage empty, or be stretched too much to look painted
 */
export function placeLayer(
  painted: Viewport,
  { x, scale }: Viewport,
  width: number,
  margin: number,
): LayerPlace | null {
  const stretch = scale / painted.scale;
  const shift = x - painted.x * stretch;
  return stretch > MOST ||
    stretch * MOST < 1 ||
    shift > stretch * margin ||
    shift + stretch * (width + margin) < width
    ? null
    : { shift, stretch };
}

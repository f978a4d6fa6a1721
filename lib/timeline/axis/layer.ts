import type { Viewport } from '@/lib/surface/viewport';

/** Factor by which a painted layer may be stretched or compressed before it is repainted. */
const MAX_STRETCH = 1.25;

/** Transform of a painted layer to another view. */
export interface LayerPlace {
  /** Translation to the right, in pixels. */
  readonly shift: number;
  /** Horizontal scale; 1 while the view's scale is unchanged. */
  readonly stretch: number;
}

/**
 * Places a layer, painted for one view with a margin on both sides of the stage, into another view.
 * @returns null when the layer would leave a part of the stage empty or be stretched too much
 */
export function placeLayer(
  paintedView: Viewport,
  { x, scale }: Viewport,
  width: number,
  margin: number,
): LayerPlace | null {
  const stretch = scale / paintedView.scale;
  const shift = x - paintedView.x * stretch;
  return stretch > MAX_STRETCH ||
    stretch * MAX_STRETCH < 1 ||
    shift > stretch * margin ||
    shift + stretch * (width + margin) < width
    ? null
    : { shift, stretch };
}

import type { Box } from '@/lib/map/markers/box';
import type { NameSide } from '@/lib/map/markers/nameBox';
import type { Point } from '@/lib/surface/viewport';

/** A marker to lay out: its anchor in stage pixels at the current scale, and the size of its label. */
export interface MarkerBox extends Point {
  readonly id: string;
  readonly nameWidth: number;
  /** Distances of the sea, encoded by `shoreOf`; undefined without sea nearby. */
  readonly shore?: string | undefined;
}

/** Sizes and areas of the layout, in pixels. */
export interface MarkerMetrics {
  /** Least distance between the centres of two markers, so that each can be seen and pressed. */
  readonly apart: number;
  readonly markerSize: number;
  readonly nameHeight: number;
  /** Visible area, in the anchors' pixels, in which markers are kept if possible. */
  readonly stage: Box;
  /** Boxes of the buttons over the map, in the same pixels, which markers avoid. */
  readonly controls: readonly Box[];
  /** Stage pixels per image pixel, which limits displacements to `MAX_SHIFT` on the ground; unlimited if undefined. */
  readonly scale?: number;
}

/** A marker's centre and the side of its label. */
export interface Placed {
  readonly centre: Point;
  readonly nameSide: NameSide | null;
  /** Id of the shared marker; `centre` is then the anchor, without a label. */
  readonly host?: string | undefined;
}

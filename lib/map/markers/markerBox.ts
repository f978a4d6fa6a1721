import type { Box } from '@/lib/map/markers/box';
import type { NameSide } from '@/lib/map/markers/nameBox';
import type { Point } from '@/lib/surface/viewport';

/** A marker to lay out: its anchor in stage pixels at the current scale, and the size of its name. */
export interface MarkerBox extends Point {
  readonly id: string;
  readonly nameWidth: number;
  /** How far the land goes around it, as `shoreOf` writes it; absent where no sea is near. */
  readonly shore?: string | undefined;
}

/** Sizes in pixels. */
export interface MarkerMetrics {
  /** Least distance between the centres of two markers, so that each can be seen and pressed. */
  readonly apart: number;
  readonly markerSize: number;
  readonly nameHeight: number;
  /** What is in sight, in the pixels of the anchors: what can be kept in it is. */
  readonly stage: Box;
  /** The buttons that lie over the map, in the same pixels: what stands beside them is not under them. */
  readonly controls: readonly Box[];
  /** Stage pixels per image pixel; a marker stands aside by no more ground than `LEASH`. Without it, by any. */
  readonly scale?: number;
}

/** A marker's centre and the side of its name. */
export interface Placed {
  readonly centre: Point;
  readonly nameSide: NameSide | null;
  /** Id of the marker that it shares, having no room of its own; its centre is its anchor then, and it has no name. */
  readonly host?: string | undefined;
}

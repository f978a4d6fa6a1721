import { boxAround, crosses, overlap, type Box } from '@/lib/map/markers/box';
import type { MarkerBox, MarkerMetrics } from '@/lib/map/markers/markerBox';
import type { Point } from '@/lib/surface/viewport';

type Line = readonly [from: Point, to: Point];

interface Pin {
  readonly id: string;
  readonly centre: Point;
  readonly box: Box;
}

/** What is on the map already, and must not be covered or crossed if that can be helped. */
export interface Obstacles {
  readonly pins: readonly Pin[];
  readonly names: readonly Box[];
  /** The lines that lead from markers to their anchors. */
  readonly leaders: readonly Line[];
  /** The anchors of the markers that come later. */
  readonly anchors: readonly Box[];
}

/**
 * Filters the obstacles to those that a marker, its name or its call-out may meet. Hundreds of spots are tried for
 * each marker, and most of the map is out of its reach.
 * @param reach how far from its anchor the marker may stand, in pixels
 */
export function obstaclesNear(
  { pins, names, leaders, anchors }: Obstacles,
  marker: MarkerBox,
  reach: number,
  { apart, markerSize, nameHeight }: MarkerMetrics,
): Obstacles {
  const beside = Math.max(apart, markerSize + Math.max(marker.nameWidth, nameHeight));
  const area = boxAround(marker, 2 * (reach + beside));
  const isNear = (box: Box): boolean => overlap(box, area);
  return {
    pins: pins.filter(({ box }) => isNear(box)),
    names: names.filter(isNear),
    leaders: leaders.filter(([from, to]) => crosses(from, to, area)),
    anchors: anchors.filter(isNear),
  };
}

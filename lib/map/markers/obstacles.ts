import { boxAround, crosses, overlap, type Box } from '@/lib/map/markers/box';
import type { MarkerBox, MarkerMetrics } from '@/lib/map/markers/markerBox';
import type { Point } from '@/lib/surface/viewport';

type Line = readonly [from: Point, to: Point];

interface Pin {
  readonly id: string;
  readonly centre: Point;
  readonly box: Box;
}

/** Boxes and lines already on the map, to be avoided by later markers. */
export interface Obstacles {
  readonly pins: readonly Pin[];
  readonly names: readonly Box[];
  /** Leader lines from markers to their anchors. */
  readonly leaders: readonly Line[];
  /** Anchors of later markers. */
  readonly anchors: readonly Box[];
}

/**
 * Filters the obstacles within reach of a marker, its label and its leader line, since hundreds of spots are tried per
 * marker.
 * @param reach largest displacement of the marker, in pixels
 */
export function obstaclesNear(
  { pins, names, leaders, anchors }: Obstacles,
  marker: MarkerBox,
  reach: number,
  { apart, markerSize, nameHeight }: MarkerMetrics,
): Obstacles {
  const labelReach = Math.max(apart, markerSize + Math.max(marker.nameWidth, nameHeight));
  const area = boxAround(marker, 2 * (reach + labelReach));
  const isNear = (box: Box): boolean => overlap(box, area);
  return {
    pins: pins.filter(({ box }) => isNear(box)),
    names: names.filter(isNear),
    leaders: leaders.filter(([from, to]) => crosses(from, to, area)),
    anchors: anchors.filter(isNear),
  };
}

import { motifs } from '@/lib/geometry/pattern/hankin';
import { TURN, add, degrees, polar } from '../../lib/geometry/point';
import type { Point } from '../../lib/geometry/point';
import { mapPolygon } from '../../lib/geometry/polygon';
import type { Polygon } from '../../lib/geometry/polygon';
import { rosettePatch } from '@/lib/geometry/pattern/rosette';
import type { Segment } from '../../lib/geometry/segment';
import { tilesWithin } from '@/lib/geometry/pattern/tiling';
import type { Tiling } from '@/lib/geometry/pattern/tiling';
import { MIDDLE, SIZE } from './kit';

/** Lists the tiles of a tiling around `centre` that touch a rectangle of the picture with its margin. */
export function tilesOver(
  tiling: Tiling,
  centre: Point = MIDDLE,
  margin = 20,
  width: number = SIZE,
  height: number = SIZE,
): Polygon[] {
  const box = {
    left: -centre.x - margin,
    top: -centre.y - margin,
    right: width - centre.x + margin,
    bottom: height - centre.y + margin,
  };
  return tilesWithin(tiling, box).map((tile) =>
    mapPolygon(tile, (corner) => add(corner, centre)),
  );
}

/** Builds the motif of a tiling over the whole picture, at a contact angle in degrees. */
export const fieldMotif = (tiling: Tiling, angle: number, centre: Point = MIDDLE): Segment[] =>
  motifs(tilesOver(tiling, centre), { angle: degrees(angle) });

/** Builds the motif of the tiles that touch a part of the picture. */
export function partMotif(
  tiling: Tiling,
  angle: number,
  isInPart: (corner: Point) => boolean,
  centre: Point = MIDDLE,
): Segment[] {
  const tiles = tilesOver(tiling, centre).filter((tile) => tile.some(isInPart));
  return motifs(tiles, { angle: degrees(angle) });
}

/** Builds a closed plait between two radii: each strand oscillates, `stride` links at a time. */
export function plait(
  links: number,
  inner: number,
  outer: number,
  stride: number,
  centre: Point = MIDDLE,
): Segment[] {
  const pointAt = (radius: number, index: number) =>
    polar(radius, (index * TURN) / links, centre);
  return Array.from({ length: links }, (_, index) => [
    { from: pointAt(inner, index), to: pointAt(outer, index + stride) },
    { from: pointAt(outer, index), to: pointAt(inner, index + stride) },
  ]).flat();
}

/** The parameters of `rosettePatch`, lengths in pixels. */
export type Rosette = {
  /** Number of arms. */
  readonly fold: number;
  /** Circumradius of the central polygon. */
  readonly centralRadius: number;
  /** Number of pairs of rings of pentagons, one ring pointing outwards and one inwards. */
  readonly ringPairs: number;
  /** Contact angle, in degrees. */
  readonly angle: number;
  /** Radial sides of the inward pentagons, relative to an equilateral one. */
  readonly sideRatio?: number;
  readonly centre?: Point;
};

/** Builds the motif of a rosette by Hankin's polygons in contact. */
export function rosetteMotif({
  fold,
  centralRadius,
  ringPairs,
  angle,
  sideRatio = 1,
  centre = MIDDLE,
}: Rosette): Segment[] {
  const { polygons } = rosettePatch(fold, centralRadius, ringPairs, sideRatio, centre);
  return motifs(polygons, { angle: degrees(angle) });
}

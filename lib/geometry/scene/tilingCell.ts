import { motifs } from '@/lib/geometry/pattern/hankin';
import type { Contact } from '@/lib/geometry/pattern/hankin';
import { segmentsPath } from '../path';
import type { Precision } from '../path';
import { boxOf, tilesWithin, touches } from '@/lib/geometry/pattern/tiling';
import type { Tiling } from '@/lib/geometry/pattern/tiling';

type Cell = { readonly width: number; readonly height: number; readonly path: string };

/**
 * Computes the motif of a tiling as a rectangular cell, for an SVG `pattern`. The vectors of the tiling must be equally
 * long, the first horizontal, the second rotated by a quarter or a sixth of a turn: then a rectangle as wide as one
 * vector and twice as high as the other repeats.
 */
export function tilingCell(tiling: Tiling, contact: Contact, precision: Precision = 1): Cell {
  const { u, v } = tiling;
  const isSquare = Math.abs(v.x) < 1e-6;
  const [width, height] = [u.x, isSquare ? v.y : 2 * v.y];
  const cell = { left: 0, top: 0, right: width, bottom: height };
  const cellSegments = motifs(tilesWithin(tiling, cell), contact).filter(({ from, to }) =>
    touches(boxOf([from, to]), cell),
  );
  return { width, height, path: segmentsPath(cellSegments, precision) };
}

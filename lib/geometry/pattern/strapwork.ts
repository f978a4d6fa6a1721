import { graphOf } from '@/lib/geometry/graph';
import { piecesOf } from './piece';
import { ribbonOf } from './ribbon';
import type { Band, Ribbon } from './ribbon';
import type { Segment } from '@/lib/geometry/segment';
import { weave } from './weave';

/** Weaves a drawing of segments into interlaced ribbons. */
export function strapwork(segments: readonly Segment[], band: Band): Ribbon[] {
  const graph = graphOf(segments);
  return piecesOf(graph, weave(graph)).map((piece) => ribbonOf(piece, band));
}

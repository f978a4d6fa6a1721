import type { Values } from '@/lib/buildings/building';
import type { Material } from '@/lib/buildings/models/material';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Solids of one part, with the same material and phases. */
export interface Piece {
  /** Id of the part in the content. */
  readonly part: string;
  readonly material: Material;
  /** Ids of phases; absent: those of the part. */
  readonly phases?: readonly string[];
  readonly solids: readonly Solid[];
}

/** Dimension line of a measure: the two measured points, and the offset of the line from them. */
export interface DimensionLine {
  readonly from: Vector;
  readonly to: Vector;
  readonly away: Vector;
}

/** Parametric model of a building, in the building's coordinates: along the front, up, out of the front. */
export interface Model {
  readonly pieces: (values: Values) => readonly Piece[];
  /** Dimension lines, by the id of the parameter; only lengths have one. */
  readonly lines: (values: Values) => Readonly<Record<string, DimensionLine>>;
}

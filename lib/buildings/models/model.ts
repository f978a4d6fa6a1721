import type { Values } from '@/lib/buildings/building';
import type { Material } from '@/lib/buildings/models/material';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Solids of one part that stand in the same phases. */
export interface Piece {
  /** Id of the part in the content. */
  readonly part: string;
  readonly material: Material;
  /** Ids of phases; absent: those of the part. */
  readonly phases?: readonly string[];
  readonly solids: readonly Solid[];
}

/** Where a measure is taken: between two points, the line itself drawn `away` from them, as a dimension line is. */
export interface MeasureLine {
  readonly from: Vector;
  readonly to: Vector;
  readonly away: Vector;
}

/** A building from its parameters, in its own frame: along the front, up, out of the front. */
export interface Model {
  readonly pieces: (values: Values) => readonly Piece[];
  /** Where measures are taken, by the id of the parameter; a measure that is no length has none. */
  readonly lines: (values: Values) => Readonly<Record<string, MeasureLine>>;
}

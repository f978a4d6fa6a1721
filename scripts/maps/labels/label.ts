import type { Curve } from '@/scripts/maps/geography/curve';
import type { Lettering } from '../lettering';

/** A candidate baseline of a label, with its penalty compared with the best. */
export type Candidate = { readonly baseline: Curve; readonly penalty: number };

export type Label = {
  /** One line, or several stacked lines. */
  readonly lines: readonly string[];
  readonly lettering: Lettering;
  readonly fill: string;
  readonly halo: string;
  readonly opacity: number;
  readonly zone: 'land' | 'sea' | 'any';
  /** Cost factor of relief below the label; lower for names of ranges. */
  readonly reliefCost: number;
  /** Least density at which the label is legible and drawn. */
  readonly density: number;
  /** Largest accepted cost; a costlier label is omitted. */
  readonly limit: number;
  readonly candidates: readonly Candidate[];
  /** Replacement when the label finds no place. */
  readonly fallback?: Label;
};

export type PlacedLabel = Label & {
  readonly baselines: readonly Curve[];
  readonly cost: number;
};

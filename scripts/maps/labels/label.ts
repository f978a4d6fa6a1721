import type { Curve } from '@/scripts/maps/geography/curve';
import type { Lettering } from '../lettering';

/** A baseline a name could stand on, and how much another one would be better. */
export type Candidate = { readonly baseline: Curve; readonly penalty: number };

export type Label = {
  /** One line, or several one under another. */
  readonly lines: readonly string[];
  readonly lettering: Lettering;
  readonly fill: string;
  readonly halo: string;
  readonly opacity: number;
  readonly zone: 'land' | 'sea' | 'any';
  /** How much a name on a mountain costs; ranges' own names mind it less. */
  readonly reliefCost: number;
  /** From which density it is drawn: small names would be unreadable below. */
  readonly density: number;
  /** A name that finds no place better than this is left out. */
  readonly limit: number;
  readonly candidates: readonly Candidate[];
  /** What to write when this one finds no place. */
  readonly otherwise?: Label;
};

export type PlacedLabel = Label & {
  readonly baselines: readonly Curve[];
  readonly cost: number;
};

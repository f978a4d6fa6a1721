import type { KinshipPath } from '@/lib/genealogy/kinship/answer';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import type { PersonLink } from '@/lib/genealogy/person';
import type { Tree } from '@/lib/genealogy/tree';

/** A kinship of two people, with the part of the tree on its chain. */
export interface WayFacts {
  readonly way: KinshipPath;
  readonly tree: Tree;
  readonly drawing: Drawing;
  /** Certainty of the kinship, in a sentence. */
  readonly certainty: string;
}

/** Content of the kinship page. */
export interface KinshipFacts {
  readonly title: string;
  readonly summary: string;
  /** Message where there is no kinship; null otherwise. */
  readonly headline: string | null;
  readonly ways: readonly WayFacts[];
  readonly people: ReadonlyMap<string, PersonLink>;
}

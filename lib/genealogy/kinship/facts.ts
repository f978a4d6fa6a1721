import type { Way } from '@/lib/genealogy/kinship/answer';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import type { PersonLink } from '@/lib/genealogy/person';
import type { Tree } from '@/lib/genealogy/tree';

/** A way in which two people are related, with the part of the tree that it passes. */
export interface WayFacts {
  readonly way: Way;
  readonly tree: Tree;
  readonly drawing: Drawing;
  /** How sure it is, as a sentence. */
  readonly certainty: string;
}

/** What the page of a pair shows. */
export interface KinshipFacts {
  readonly title: string;
  readonly summary: string;
  /** What there is to say where there is no way; null where the ways say it. */
  readonly headline: string | null;
  readonly ways: readonly WayFacts[];
  readonly people: ReadonlyMap<string, PersonLink>;
}

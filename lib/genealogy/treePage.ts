import type { PersonFacts } from '@/lib/genealogy/person';
import type { Tree } from '@/lib/genealogy/tree';
import type { Work } from '@/lib/site/bibliography';
import type { Crumb } from '@/lib/site/breadcrumbs';

/** Everything that the page of the tree shows. */
export interface TreePageFacts {
  readonly breadcrumbs: readonly Crumb[];
  readonly title: string;
  readonly description: string;
  readonly tree: Tree;
  /** Whom it is about. */
  readonly subject: PersonFacts;
  /** How many rows the drawing has. */
  readonly generations: number;
  /** The couples that are drawn across rows, in words. */
  readonly across: readonly string[];
  /** Names of the clans, by clan id. */
  readonly clans: Readonly<Record<string, string>>;
  /** Everyone in alphabetical order. */
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly notes: readonly string[];
  readonly sources: readonly Work[];
}

import type { PersonFacts } from '@/lib/genealogy/person';
import type { Tree } from '@/lib/genealogy/tree';
import type { Work } from '@/lib/site/bibliography';
import type { Crumb } from '@/lib/site/breadcrumbs';

/** Content of the tree's page. */
export interface TreePageFacts {
  readonly breadcrumbs: readonly Crumb[];
  readonly title: string;
  readonly description: string;
  readonly tree: Tree;
  readonly subject: PersonFacts;
  /** Number of rows in the drawing. */
  readonly generations: number;
  /** Descriptions of the couples drawn across rows. */
  readonly across: readonly string[];
  /** Names of the clans, by clan id. */
  readonly clans: Readonly<Record<string, string>>;
  /** All people in alphabetical order. */
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly notes: readonly string[];
  readonly sources: readonly Work[];
}

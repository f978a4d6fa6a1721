import type { Family, Relative } from '@/lib/genealogy/family';
import type { Plan } from '@/lib/genealogy/layout/visible';
import type { Grade, LinkRecord } from '@/lib/genealogy/record';

/** Person of the tree, as the person's card shows them. */
export interface TreeCard extends Relative {
  readonly name: string;
  /** Years of life as a short text; null when unknown. */
  readonly life: string | null;
  readonly clan: string | null;
  /** Role in one sentence. */
  readonly role?: string;
  /** Searchable names besides the main one: nasab, name in Arabic. */
  readonly otherNames?: readonly string[];
}

/** A drawn tie other than marriage and descent. */
interface TreeTie {
  readonly kind: LinkRecord['kind'];
  readonly from: string;
  readonly to: string;
  readonly grade: Grade;
}

/** Serialisable data of the tree's drawing, which the browser receives. */
export interface Tree {
  readonly cards: readonly TreeCard[];
  readonly plan: Plan;
  /** Grades of unions by union id, and of filiations by the child's id. */
  readonly grades: Readonly<Record<string, Grade>>;
  readonly ties: readonly TreeTie[];
  /** Ids of the marriages in the author's order. */
  readonly unionOrder: readonly string[];
}

/** Builds the accessible name of a person's card. */
export const cardLabel = ({ name, life }: Pick<TreeCard, 'name' | 'life'>): string =>
  `${name}, ${life ?? 'dates inconnues'}`;

/** Reduces a tree to a subset of its people. */
export const subtreeOf = (tree: Tree, ids: ReadonlySet<string>): Tree => ({
  ...tree,
  cards: tree.cards.filter(({ id }) => ids.has(id)),
  ties: tree.ties.filter(({ from, to }) => ids.has(from) && ids.has(to)),
});

/** Rebuilds the family of a tree: parents, children and unions. */
export const familyOfTree = ({ cards, plan }: Tree): Family => ({
  people: new Map(cards.map((card) => [card.id, card])),
  unions: plan.unions,
});

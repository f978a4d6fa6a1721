import type { Family, Relative } from '@/lib/genealogy/family';
import type { Plan } from '@/lib/genealogy/layout/visible';
import type { Grade, LinkRecord } from '@/lib/genealogy/record';

/** Someone as their card shows them. */
export interface TreeCard extends Relative {
  readonly name: string;
  /** Their years in a few words; null where none is known. */
  readonly life: string | null;
  readonly clan: string | null;
  /** What they were, in a sentence. */
  readonly role?: string;
  /** What they are searched by beside their name: their nasab, their name in Arabic. */
  readonly otherNames?: readonly string[];
}

/** A tie that is neither marriage nor descent, as it is drawn. */
interface TreeTie {
  readonly kind: LinkRecord['kind'];
  readonly from: string;
  readonly to: string;
  readonly grade: Grade;
}

/** All that a drawing of the tree needs; it goes to the browser as it is. */
export interface Tree {
  readonly cards: readonly TreeCard[];
  readonly plan: Plan;
  /** How sure each union is, and each filiation by the child's id. */
  readonly grades: Readonly<Record<string, Grade>>;
  readonly ties: readonly TreeTie[];
  /** The ids of the marriages in the order in which they are told. */
  readonly unionOrder: readonly string[];
}

/** Builds the accessible name of a person's card. */
export const cardLabel = ({ name, life }: Pick<TreeCard, 'name' | 'life'>): string =>
  `${name}, ${life ?? 'dates inconnues'}`;

/** Reduces a tree to some of its people. */
export const partOf = (tree: Tree, ids: ReadonlySet<string>): Tree => ({
  ...tree,
  cards: tree.cards.filter(({ id }) => ids.has(id)),
  ties: tree.ties.filter(({ from, to }) => ids.has(from) && ids.has(to)),
});

/** Rebuilds the family of a tree: parents, children and unions. */
export const familyOfTree = ({ cards, plan }: Tree): Family => ({
  people: new Map(cards.map((card) => [card.id, card])),
  unions: plan.unions,
});

import { parentsOf, unionsByPartner, type Family, type Union } from '@/lib/genealogy/family';
import { siblinghood, type Siblinghood } from '@/lib/genealogy/kinship/siblings';

/** A marriage of a person, or their children whose other parent is unknown. */
interface Household {
  /** Id of the spouse; null for an unknown parent. */
  readonly spouse: string | null;
  readonly union: string;
  readonly children: readonly string[];
}

/** The nearest relatives of a person, each list in the author's order. */
export interface Relatives {
  readonly parents: readonly string[];
  readonly households: readonly Household[];
  readonly siblings: readonly { readonly id: string; readonly kind: Siblinghood }[];
}

/** The author's lists, which give the order. */
interface RecordOrder {
  readonly people: readonly { readonly id: string }[];
  readonly unions: readonly { readonly husband: string; readonly wife: string }[];
  readonly links: readonly {
    readonly kind: string;
    readonly from: string;
    readonly to: string;
  }[];
}

/**
 * Lists the nearest relatives of a person; siblings are grouped by the parents that they share, both parents
 * first.
 */
export function relativesOf(family: Family, recordOrder: RecordOrder, id: string): Relatives {
  const placeById = new Map(recordOrder.people.map((person, index) => [person.id, index]));
  const sortIds = (ids: readonly string[]): readonly string[] =>
    ids.toSorted((a, b) => (placeById.get(a) ?? 0) - (placeById.get(b) ?? 0));
  const ownUnions = unionsByPartner(family).get(id) ?? [];
  const rankOf = ({ partners }: Union): number => {
    const index = recordOrder.unions.findIndex(
      ({ husband, wife }) => partners.includes(husband) && partners.includes(wife),
    );
    return index < 0 ? Number.POSITIVE_INFINITY : index;
  };
  const parents = parentsOf(family, id);
  const parentsChildren = family.unions
    .filter(({ partners }) => partners.some((partner) => parents.includes(partner)))
    .flatMap(({ children }) => children);
  const attestedSiblings = recordOrder.links.flatMap(({ kind, from, to }) =>
    kind !== 'siblings' ? [] : from === id ? [to] : to === id ? [from] : [],
  );
  return {
    parents,
    households: ownUnions
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map(({ id: union, partners, children }) => ({
        union,
        spouse: partners.find((partner) => partner !== id) ?? null,
        children: sortIds(children),
      })),
    siblings: sortIds(
      [...new Set([...parentsChildren, ...attestedSiblings])].filter(
        (siblingId) => siblingId !== id,
      ),
    )
      .map((siblingId) => ({ id: siblingId, kind: siblinghood(family, id, siblingId) }))
      .toSorted((a, b) => SIBLING_KINDS.indexOf(a.kind) - SIBLING_KINDS.indexOf(b.kind)),
  };
}

const SIBLING_KINDS: readonly Siblinghood[] = [
  'full',
  'paternal',
  'paternal-at-least',
  'maternal',
  'maternal-at-least',
  'attested',
];

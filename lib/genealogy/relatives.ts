import { parentsOf, unionsByPartner, type Family, type Union } from '@/lib/genealogy/family';
import { siblinghood, type Siblinghood } from '@/lib/genealogy/kinship/siblings';

/** A marriage of a person, or their children whose other parent is unknown. */
interface Household {
  /** Null for an unknown parent. */
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
export function relativesOf(family: Family, recorded: RecordOrder, id: string): Relatives {
  const place = new Map(recorded.people.map((person, index) => [person.id, index]));
  const inOrder = (ids: readonly string[]): readonly string[] =>
    ids.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const ownUnions = unionsByPartner(family).get(id) ?? [];
  const rank = ({ partners }: Union): number => {
    const at = recorded.unions.findIndex(
      ({ husband, wife }) => partners.includes(husband) && partners.includes(wife),
    );
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const parents = parentsOf(family, id);
  const shared = family.unions
    .filter(({ partners }) => partners.some((partner) => parents.includes(partner)))
    .flatMap(({ children }) => children);
  const attestedSiblings = recorded.links.flatMap(({ kind, from, to }) =>
    kind !== 'siblings' ? [] : from === id ? [to] : to === id ? [from] : [],
  );
  return {
    parents,
    households: ownUnions
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ id: union, partners, children }) => ({
        union,
        spouse: partners.find((partner) => partner !== id) ?? null,
        children: inOrder(children),
      })),
    siblings: inOrder(
      [...new Set([...shared, ...attestedSiblings])].filter((one) => one !== id),
    )
      .map((one) => ({ id: one, kind: siblinghood(family, id, one) }))
      .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  };
}

const KINDS: readonly Siblinghood[] = [
  'full',
  'paternal',
  'paternal-at-least',
  'maternal',
  'maternal-at-least',
  'attested',
];

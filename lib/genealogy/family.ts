/** Parents and unions by id: the only facts that drawing, folding and kinship need. */

/** A couple, or the single known parent of some children. */
export interface Union {
  /** `husband+wife`; one of the two is empty for a single known parent. */
  readonly id: string;
  readonly partners: readonly string[];
  readonly children: readonly string[];
  /** Whether the partners are married, not only common parents. */
  readonly isCouple: boolean;
}

export interface Relative {
  readonly id: string;
  readonly sex: 'male' | 'female';
  readonly father?: string | undefined;
  readonly mother?: string | undefined;
}

export interface Family {
  readonly people: ReadonlyMap<string, Relative>;
  /** By id, in alphabetical order, so that results do not depend on the author's order. */
  readonly unions: readonly Union[];
}

interface FamilyFacts {
  readonly people: readonly Relative[];
  readonly unions: readonly { readonly husband: string; readonly wife: string }[];
}

/** Builds the id of a union; an unknown partner is an empty text. */
export const unionId = (husband = '', wife = ''): string => `${husband}+${wife}`;

/** Gathers parents and marriages into unions, without duplicates. */
export function familyOf({ people, unions }: FamilyFacts): Family {
  const sortedPeople = people.toSorted((a, b) => byId(a.id, b.id));
  const children = new Map<string, string[]>();
  const partners = new Map<string, readonly string[]>();
  const couples = new Set<string>();
  for (const { husband, wife } of unions) {
    couples.add(unionId(husband, wife));
    partners.set(unionId(husband, wife), [husband, wife]);
  }
  for (const { id, father, mother } of sortedPeople) {
    const knownParents = [father, mother].filter((parent) => parent !== undefined);
    if (knownParents.length === 0) continue;
    const union = unionId(father, mother);
    partners.set(union, knownParents);
    children.set(union, [...(children.get(union) ?? []), id]);
  }
  return {
    people: new Map(sortedPeople.map((person) => [person.id, person])),
    unions: [...partners]
      .toSorted(([a], [b]) => byId(a, b))
      .map(([id, partnerIds]) => ({
        id,
        partners: partnerIds,
        children: children.get(id) ?? [],
        isCouple: couples.has(id),
      })),
  };
}

/** Compares ids by their code units, alike on every machine. */
export const byId = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Lists the known parents of a person, the father first. */
export const parentsOf = ({ people }: Family, id: string): readonly string[] => {
  const person = people.get(id);
  return [person?.father, person?.mother].filter((parent) => parent !== undefined);
};

/** Groups the unions by the id of each partner, in alphabetical order. */
export function unionsByPartner({ unions }: Family): ReadonlyMap<string, readonly Union[]> {
  const unionsById = new Map<string, Union[]>();
  for (const union of unions)
    for (const partner of union.partners)
      unionsById.set(partner, [...(unionsById.get(partner) ?? []), union]);
  return unionsById;
}

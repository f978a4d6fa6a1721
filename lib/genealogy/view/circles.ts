import { parentsOf, unionsByPartner, type Family, type Union } from '@/lib/genealogy/family';

/** Views of the tree: which people around a person are drawn. */
export const VIEWS = ['tout', 'ascendants', 'descendants', 'foyer'] as const;

export type View = (typeof VIEWS)[number];

/** Computes the people in a view of a person; null for the whole tree. */
export function circleOf(family: Family, view: View, id: string): ReadonlySet<string> | null {
  switch (view) {
    case 'tout':
      return null;
    case 'ascendants':
      return ancestorsOf(family, id);
    case 'descendants':
      return descendantsOf(family, id);
    case 'foyer':
      return householdOf(family, id);
  }
}

function ancestorsOf(family: Family, id: string): ReadonlySet<string> {
  const ancestors = new Set([id]);
  for (const person of ancestors)
    for (const parent of parentsOf(family, person)) ancestors.add(parent);
  return ancestors;
}

/** Collects the descendants of a person by blood, each with their spouses. */
function descendantsOf(family: Family, id: string): ReadonlySet<string> {
  const unions = unionsByPartner(family);
  const descendants = new Set([id]);
  const spouses = new Set<string>();
  for (const person of descendants)
    for (const { partners, children } of unions.get(person) ?? []) {
      for (const partner of partners) spouses.add(partner);
      for (const child of children) descendants.add(child);
    }
  return new Set([...descendants, ...spouses]);
}

/** Collects a person with parents, siblings, spouses and children. */
function householdOf(family: Family, id: string): ReadonlySet<string> {
  const unions = unionsByPartner(family);
  const unionsOf = (person: string): readonly Union[] => unions.get(person) ?? [];
  const parents = parentsOf(family, id);
  const siblings = parents.flatMap(unionsOf).flatMap(({ children }) => children);
  const relatives = unionsOf(id).flatMap(({ partners, children }) => [
    ...partners,
    ...children,
  ]);
  return new Set([id, ...parents, ...siblings, ...relatives]);
}

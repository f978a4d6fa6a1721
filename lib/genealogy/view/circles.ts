import { parentsOf, unionsByPartner, type Family } from '@/lib/genealogy/family';

/** Which people a drawing shows around someone. */
export const VIEWS = ['tout', 'ascendants', 'descendants', 'foyer'] as const;

export type View = (typeof VIEWS)[number];

/** Computes the people whom a view of a person shows; null for all of them. */
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
  const found = new Set([id]);
  for (const person of found) for (const parent of parentsOf(family, person)) found.add(parent);
  return found;
}

/** Someone's descendants by blood, each with the people whom they married. */
function descendantsOf(family: Family, id: string): ReadonlySet<string> {
  const unions = unionsByPartner(family);
  const blood = new Set([id]);
  const spouses = new Set<string>();
  for (const person of blood)
    for (const { partners, children } of unions.get(person) ?? []) {
      for (const partner of partners) spouses.add(partner);
      for (const child of children) blood.add(child);
    }
  return new Set([...blood, ...spouses]);
}

/** Someone with parents, brothers and sisters, spouses and children. */
function householdOf(family: Family, id: string): ReadonlySet<string> {
  const unions = unionsByPartner(family);
  const around = (person: string): readonly string[] =>
    (unions.get(person) ?? []).flatMap(({ partners, children }) => [...partners, ...children]);
  const parents = parentsOf(family, id);
  const siblings = parents.flatMap((parent) =>
    (unions.get(parent) ?? []).flatMap(({ children }) => children),
  );
  return new Set([id, ...parents, ...siblings, ...around(id)]);
}

import type { PersonLink } from '@/lib/genealogy/person';
import type { Relatives } from '@/lib/genealogy/relatives';

/** A person in the nested lists. */
export interface OutlineEntry {
  readonly person: PersonLink & { readonly role: string };
  readonly unions: readonly OutlineUnion[];
}

/** A marriage below a person, or their children by an unknown parent. */
export interface OutlineUnion {
  /** The spouse with descendants, or a link where the list has the spouse at another place. */
  readonly spouse: OutlineEntry | PersonLink | null;
  readonly children: readonly OutlineEntry[];
}

/** Tells whether an item lists a person's descendants, not only the name. */
export const isWrittenOut = (item: OutlineEntry | PersonLink): item is OutlineEntry =>
  'unions' in item;

interface OutlineFacts {
  /** Ids of the people in the record's order. */
  readonly ids: readonly string[];
  readonly relativesOf: (id: string) => Relatives;
  readonly personOf: (id: string) => PersonLink & { readonly role: string };
  /** Returns the parent whose line a person belongs to: the father, else the mother. */
  readonly lineParent: (id: string) => string | undefined;
  readonly isFemale: (id: string) => boolean;
}

/**
 * Nests all people in lists, each fully listed once: below the father, else the mother; a wife without known parents
 * beside her first husband. All other places only name the person.
 */
export function outlineOf(facts: OutlineFacts): readonly OutlineEntry[] {
  const { ids, relativesOf, personOf, lineParent, isFemale } = facts;
  const visitedIds = new Set<string>();
  const spousesOf = (id: string): readonly string[] =>
    relativesOf(id).households.flatMap(({ spouse }) => spouse ?? []);
  const isBesideHusband = (id: string): boolean =>
    lineParent(id) === undefined && isFemale(id) && spousesOf(id).length > 0;

  function entryOf(id: string): OutlineEntry {
    visitedIds.add(id);
    const unions = relativesOf(id).households.map(({ spouse, children }): OutlineUnion => {
      const lineChildren = children.filter((child) => lineParent(child) === id);
      return {
        spouse: spouse === null ? null : spouseEntry(spouse),
        children: lineChildren.map(entryOf),
      };
    });
    return {
      person: personOf(id),
      unions: unions.filter(({ spouse, children }) => spouse !== null || children.length > 0),
    };
  }

  function spouseEntry(id: string): OutlineEntry | PersonLink {
    if (!isBesideHusband(id) || visitedIds.has(id)) return personOf(id);
    visitedIds.add(id);
    // Her other husbands' entries name her; her children stand below their fathers.
    return { person: personOf(id), unions: [] };
  }

  return ids.filter((id) => lineParent(id) === undefined && !isBesideHusband(id)).map(entryOf);
}

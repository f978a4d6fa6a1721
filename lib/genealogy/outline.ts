import type { PersonLink } from '@/lib/genealogy/person';
import type { Relatives } from '@/lib/genealogy/relatives';

/** Someone in the nested lists. */
export interface OutlineEntry {
  readonly person: PersonLink & { readonly role: string };
  readonly unions: readonly OutlineUnion[];
}

/** A marriage under someone, or their children by a parent who is unknown here. */
export interface OutlineUnion {
  /** Written out here, or elsewhere and only named. */
  readonly spouse: OutlineEntry | PersonLink | null;
  readonly children: readonly OutlineEntry[];
}

export const isWrittenOut = (one: OutlineEntry | PersonLink): one is OutlineEntry =>
  'unions' in one;

interface OutlineFacts {
  /** In the order in which they are told. */
  readonly ids: readonly string[];
  readonly relativesOf: (id: string) => Relatives;
  readonly personOf: (id: string) => PersonLink & { readonly role: string };
  /** In whose line someone stands: the father's, else the mother's. */
  readonly lineParent: (id: string) => string | undefined;
  readonly isFemale: (id: string) => boolean;
}

/**
 * Nests all people in lists, each written out once: under the father, else the mother; a wife whose parents are
 * not known here beside her first husband. Elsewhere a person is only named.
 */
export function outlineOf(facts: OutlineFacts): readonly OutlineEntry[] {
  const { ids, relativesOf, personOf, lineParent, isFemale } = facts;
  const written = new Set<string>();
  const spousesOf = (id: string): readonly string[] =>
    relativesOf(id).households.flatMap(({ spouse }) => spouse ?? []);
  const isBesideHusband = (id: string): boolean =>
    lineParent(id) === undefined && isFemale(id) && spousesOf(id).length > 0;

  function entry(id: string): OutlineEntry {
    written.add(id);
    const unions = relativesOf(id).households.map(({ spouse, children }): OutlineUnion => {
      const own = children.filter((child) => lineParent(child) === id);
      return {
        spouse: spouse === null ? null : beside(spouse),
        children: own.map(entry),
      };
    });
    return {
      person: personOf(id),
      unions: unions.filter(({ spouse, children }) => spouse !== null || children.length > 0),
    };
  }

  function beside(id: string): OutlineEntry | PersonLink {
    if (!isBesideHusband(id) || written.has(id)) return personOf(id);
    written.add(id);
    // Her other husbands name her; her children stand under their fathers.
    return { person: personOf(id), unions: [] };
  }

  return ids.filter((id) => lineParent(id) === undefined && !isBesideHusband(id)).map(entry);
}

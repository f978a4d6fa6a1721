import type { PagePath } from '@/lib/site/pages';
/** Path of the page with the whole tree. */
export const TREE_PATH = '/outils/arbre-genealogique' satisfies PagePath;
/** Path of the page that lists the people as nested lists. */
export const OUTLINE_PATH = '/outils/arbre-genealogique/plan' satisfies PagePath;
/** Path of the kinship page, the target of its form. */
export const KINSHIP_PATH = '/outils/arbre-genealogique/lien' satisfies PagePath;

/** Builds the path of a person's page. */
export const personPath = (personId: string) =>
  `/outils/arbre-genealogique/${personId}` as const;

/** Builds the address of the tree with a person selected. */
export const personInTree = (personId: string) =>
  `/outils/arbre-genealogique?personne=${personId}` as const;

/** Builds the address of the kinship of two people. */
export const kinshipAddress = (from: string, to: string) =>
  `/outils/arbre-genealogique/lien?de=${from}&a=${to}` as const;

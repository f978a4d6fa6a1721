import { isElided, of } from '@/lib/text/elision';

/** Nouns of relatives who may be many. */
const PLURAL_NOUNS = /^(ancêtre|descendant|parent)/;

/**
 * Adds the definite article to a noun of kinship: « la tante », « l’oncle », « une ancêtre ».
 * @param sex of the named person, which « ancêtre » alone does not show
 */
export function withArticle(noun: string, sex: 'male' | 'female'): string {
  const isFeminine = sex === 'female';
  if (PLURAL_NOUNS.test(noun)) return `${isFeminine ? 'une' : 'un'} ${noun}`;
  return isElided(noun) ? `l’${noun}` : `${isFeminine ? 'la' : 'le'} ${noun}`;
}

/**
 * Adds the possessor to a noun of kinship: « frère d’Umm Jamîl, par le père au moins », « ancêtre de Muhammad à la
 * 5e génération ».
 */
export function withPossessor(noun: string, name: string): string {
  const splitIndex = /, par | à la \d| au \d/.exec(noun)?.index ?? noun.length;
  return `${noun.slice(0, splitIndex)} ${of(name)}${noun.slice(splitIndex)}`;
}

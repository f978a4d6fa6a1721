import { isElided, of } from '@/lib/text/elision';

/** The feminine of the nouns of kinship; all others are masculine. */
const FEMININE =
  /^(mère|fille|sœur|tante|nièce|cousine|parente|épouse|descendante|trisaïeule|demi-sœur|belle-|petite-|grand-mère|grand-tante|arrière-grand-mère|arrière-grand-tante|arrière-petite-)/;

/** Of these, someone has many. */
const MANY = /^(ancêtre|descendant|parent)/;

/** A noun of kinship with its article. */
export function definite(noun: string): string {
  const isFeminine = FEMININE.test(noun);
  if (MANY.test(noun)) return `${isFeminine ? 'une' : 'un'} ${noun}`;
  return isElided(noun) ? `l’${noun}` : `${isFeminine ? 'la' : 'le'} ${noun}`;
}

/** A noun with whose it is: « frère d’Umm Jamîl, par le père au moins », « ancêtre de Muhammad à la 5e génération ». */
export function attached(noun: string, name: string): string {
  const cut = /, par | à la \d| au \d/.exec(noun)?.index ?? noun.length;
  return `${noun.slice(0, cut)} ${of(name)}${noun.slice(cut)}`;
}

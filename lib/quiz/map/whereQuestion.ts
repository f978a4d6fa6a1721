/** Common nouns at the beginning of place names, by their French article. */
const NOUNS_BY_ARTICLE = {
  'la ': 'bataille citadelle foire forteresse grotte harra ligne mosquée plaine source vallée',
  'le ': 'camp cimetière marché mont palais port puits quartier temple',
  'l’': 'école esplanade île oasis université',
} as const;

const ARTICLE_BY_NOUN: ReadonlyMap<string, string> = new Map(
  Object.entries(NOUNS_BY_ARTICLE).flatMap(([article, nouns]) =>
    nouns.split(' ').map((noun) => [noun, article] as const),
  ),
);

/**
 * Writes the question for a place: 'Où est Badr ?', 'Où est la bataille de Ninive ?'. A common noun takes its
 * article and loses its capital.
 */
export function whereQuestion(name: string): string {
  const [firstWord = ''] = name.split(' ', 1);
  const noun = firstWord.toLocaleLowerCase('fr');
  const article = ARTICLE_BY_NOUN.get(noun);
  const placeName =
    article === undefined ? name : article + noun + name.slice(firstWord.length);
  return `Où est ${placeName}\u202f?`;
}

import { isPagePath, type NamesIndex, type SearchGroup } from '@/lib/search/siteIndex';
import type { SearchItem } from '@/lib/search/searchItems';
import { createSpellings, namedWords } from '@/lib/search/spellings';
import { createSearch } from '@/lib/text/search/search';
import { soughtWords, stemOf } from '@/lib/text/search/words';

/** Results of one kind, best first. */
interface FoundGroup {
  readonly group: SearchGroup;
  readonly items: readonly SearchItem[];
}

/** The result of a search. */
export interface SearchAnswer {
  /** Groups, that of the best item first. */
  readonly groups: readonly FoundGroup[];
  readonly count: number;
  /** The typed words in all spellings, folded. */
  readonly sought: readonly string[];
}

/** The search over the whole site. */
export interface SiteSearch {
  readonly answer: (typed: string) => SearchAnswer;
  /** Folds the items of a range of ranks in advance: a hundred take about 3 ms, which the first search then saves. */
  readonly prepare: (from: number, to: number) => void;
}

/** A word of a search: its spellings, the quality of its match in each item, and its weight by rarity. */
interface WeighedWord {
  readonly sought: readonly string[];
  readonly scores: ReadonlyMap<SearchItem, number>;
  readonly weight: number;
}

/** Factors by which a page outweighs a sentence with the same words. */
const GROUP_FACTORS = {
  people: 1.3,
  places: 1.3,
  events: 1.2,
  documents: 1.2,
  episodes: 1.15,
  tools: 1.1,
} as const satisfies Record<SearchGroup, number>;

/** Bonuses for a search with all words of a title, and for a search with the words of the title only. */
const [TITLE_TYPED_BONUS, TITLE_ONLY_BONUS] = [1, 2];

/** Least share of the words' weight that an item must match, and least ratio of that share to the best item's share. */
const [MIN_SHARE, MIN_SHARE_OF_BEST] = [0.4, 0.75];

/** Largest quality of a match (`lib/text/search`). */
const MAX_WORTH = 6;

/**
 * Links an item to its map at a year: « médine 622 » asks for the place in that year, not for a title with the number.
 */
function linkToYear(item: SearchItem, year: number): SearchItem {
  const path = `${item.path}?chronologie=1&annee=${year}`;
  return isPagePath(path) ? { ...item, path, detail: `${item.detail} · en ${year}` } : item;
}

/** Tells whether the map of an item shows a year. */
const isYearShown = ({ years }: SearchItem, year: number | undefined): year is number =>
  years !== null && year !== undefined && years[0] <= year && year <= years[1];

/**
 * Creates the search of the whole site. Words are matched by the rule of `lib/text/search`; rare words weigh more, and
 * an item without some words matches when no item has all words.
 * @param spellings one-word names in all spellings, the site's spelling first
 */
export function createSiteSearch(
  items: readonly SearchItem[],
  spellings: NamesIndex['spellings'],
): SiteSearch {
  const search = createSearch<SearchItem>(({ title, detail, names, clip }) => ({
    names: clip === null ? [title, ...names] : [],
    texts: [clip === null ? detail : title],
    sounds: [],
  }));
  const pages = items.filter(({ clip }) => clip === null);
  const titleWords = new Map(
    pages.map((item) => [item, namedWords(item.title.replace(/ \([^)]*\)$/, ''))]),
  );
  const spellingsOf = createSpellings(
    pages.flatMap(({ title, names }) => [title, ...names]),
    spellings,
  );

  /** Weighs a word; a single letter, which nearly every sentence has, is matched in pages only. */
  function weigh(word: string): WeighedWord {
    const scores = new Map<SearchItem, number>();
    const wordSpellings = spellingsOf(word);
    const candidates = word.length === 1 ? pages : items;
    for (const spelling of wordSpellings)
      for (const { item, worth } of search.matches(candidates, spelling))
        scores.set(item, Math.max(worth, scores.get(item) ?? 0));
    return {
      sought: wordSpellings,
      scores,
      weight: Math.log(1 + items.length / (1 + scores.size)),
    };
  }

  /** Cache of the last search's words: a keystroke changes one word only. */
  let lastWords: ReadonlyMap<string, WeighedWord> = new Map();

  /** Returns the bonus of a title whose words were all typed. */
  function titleBonusOf(item: SearchItem, stems: ReadonlySet<string>): number {
    const words = titleWords.get(item) ?? [];
    if (words.length === 0 || !words.every((word) => stems.has(word))) return 0;
    return words.length === stems.size ? TITLE_ONLY_BONUS : TITLE_TYPED_BONUS;
  }

  function answer(typed: string): SearchAnswer {
    const queryWords = soughtWords(typed);
    lastWords = new Map(queryWords.map((word) => [word, lastWords.get(word) ?? weigh(word)]));
    const words = [...lastWords.values()];
    // A year without other words is searched as the name of an event.
    const year =
      queryWords.length > 1 ? queryWords.find((word) => /^[1-9]\d{2}$/.test(word)) : undefined;
    const yearWord = year === undefined ? undefined : lastWords.get(year);
    const queryYear = yearWord && Number(year);
    const stems = new Set(queryWords.map(stemOf));
    const totalWeight = words.reduce((sum, { weight }) => sum + weight, 0);
    const scoredItems = items.flatMap((item) => {
      let [share, quality] = [0, 0];
      for (const { scores, weight } of words) {
        const itemScore = scores.get(item);
        if (itemScore === undefined) continue;
        share += weight / totalWeight;
        quality += (weight / totalWeight) * (1 + itemScore / MAX_WORTH);
      }
      // The year itself is no word of a place that matches the others: count the year when the place's map shows that
      // year.
      if (share > 0 && yearWord?.scores.has(item) === false && isYearShown(item, queryYear)) {
        share += yearWord.weight / totalWeight;
        quality += yearWord.weight / totalWeight;
      }
      if (share < MIN_SHARE) return [];
      const titleBonus = titleBonusOf(item, stems);
      return [
        {
          item,
          share,
          titled: titleBonus,
          score: quality * share * GROUP_FACTORS[item.group] + titleBonus,
        },
      ];
    });
    const bestShare = Math.max(0, ...scoredItems.map(({ share }) => share));
    const foundItems = scoredItems
      .filter(({ share, titled }) => titled > 0 || share >= bestShare * MIN_SHARE_OF_BEST)
      .sort((a, b) => b.score - a.score)
      .map(({ item }) => (isYearShown(item, queryYear) ? linkToYear(item, queryYear) : item));
    return {
      groups: groupsOf(foundItems),
      count: foundItems.length,
      sought: words.flatMap(({ sought }) => sought),
    };
  }

  return {
    answer,
    prepare: (from, to) => void search.matches(items.slice(from, to), 'a'),
  };
}

function groupsOf(items: readonly SearchItem[]): readonly FoundGroup[] {
  const groups = new Map<SearchGroup, SearchItem[]>();
  for (const item of items) {
    const group = groups.get(item.group);
    if (group === undefined) groups.set(item.group, [item]);
    else group.push(item);
  }
  return [...groups].map(([group, groupItems]) => ({ group, items: groupItems }));
}

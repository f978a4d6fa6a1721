import type { PlayableEpisode } from '@/lib/player/core/playable';
import {
  isPagePath,
  SEARCH_GROUPS,
  type NamesIndex,
  type SearchGroup,
  type SentencesIndex,
} from '@/lib/search/siteIndex';
import type { PagePath } from '@/lib/site/pages';
import { createSpellings, namedWords } from '@/lib/search/spellings';
import { createSearch } from '@/lib/text/search/search';
import { soughtWords, stemOf } from '@/lib/text/search/words';

/** A thing or a sentence that can be found. */
export interface SearchItem {
  readonly group: SearchGroup;
  readonly title: string;
  /** Words beside the title; of a sentence, the title of its episode. */
  readonly detail: string;
  /** Its address; of a sentence, that of its episode at its second. */
  readonly path: PagePath;
  readonly names: readonly string[];
  /** What is played of a sentence; null for a thing. */
  readonly heard: { readonly episode: PlayableEpisode; readonly second: number } | null;
}

/** What was found of one kind, the best first. */
interface FoundGroup {
  readonly group: SearchGroup;
  readonly items: readonly SearchItem[];
}

/** What answers a search. */
export interface SearchAnswer {
  /** The group of the best item first. */
  readonly groups: readonly FoundGroup[];
  readonly count: number;
  /** The words that were looked for, in all spellings, folded. */
  readonly sought: readonly string[];
}

/** The search of the whole site. */
export interface SiteSearch {
  readonly answer: (typed: string) => SearchAnswer;
  /** Reads the items from a rank to another, so that the first search need not: a hundred take about 3 ms. */
  readonly prepare: (from: number, to: number) => void;
}

/** A word of a search: its spellings, how well it stands in each item that has it, and how much it tells by its rarity. */
interface Weighed {
  readonly sought: readonly string[];
  readonly worths: ReadonlyMap<SearchItem, number>;
  readonly weight: number;
}

/** How much more a thing is worth than a sentence with the same words. */
const PRIORS = {
  people: 1.3,
  places: 1.3,
  events: 1.2,
  documents: 1.2,
  episodes: 1.15,
  tools: 1.1,
} as const satisfies Record<SearchGroup, number>;

/** What is added where all words of a title are asked for, and where nothing else is. */
const [TITLE_ASKED, TITLE_WHOLE] = [1, 2];

/** Least share of the words' weight that an item must have, and its least share of what the best item has. */
const [LEAST, LEAST_OF_BEST] = [0.4, 0.75];

/** The most that a word's standing in an item is worth (`lib/text/search`). */
const MOST_WORTH = 6;

/** Lists all that can be found, in the order of `SEARCH_GROUPS`; sentences last. */
export function searchItems(
  { things }: NamesIndex,
  episodes: SentencesIndex,
): readonly SearchItem[] {
  const named = SEARCH_GROUPS.flatMap((group) =>
    things[group].rows.flatMap(([title, detail, id, ...names]) =>
      itemAt(`${things[group].below}/${id}`, { group, title, detail, names, heard: null }),
    ),
  );
  const heard = episodes.flatMap(({ playable: episode, sentences }) =>
    sentences.flatMap(([second, title]) =>
      itemAt(`${episode.pageUrl ?? ''}?t=${second}`, {
        group: 'episodes',
        title,
        detail: episode.title,
        names: [],
        heard: { episode, second },
      }),
    ),
  );
  return [...named, ...heard];
}

/** Gives an item its address, which is followed: none is made of what is no path of the site. */
const itemAt = (path: string, item: Omit<SearchItem, 'path'>): readonly SearchItem[] =>
  isPagePath(path) ? [{ ...item, path }] : [];

/**
 * Creates the search of the whole site. Each word is sought by the law of all searches (`lib/text/search`); an item is
 * worth the more the rarer the words that it has, and one that lacks some is found where none has them all.
 *
 * @param spellings names of one word in other spellings, the site's own first
 */
export function createSiteSearch(
  items: readonly SearchItem[],
  spellings: NamesIndex['spellings'],
): SiteSearch {
  const search = createSearch<SearchItem>(({ title, detail, names, heard }) => ({
    names: heard === null ? [title, ...names] : [],
    texts: [heard === null ? detail : title],
    sounds: [],
  }));
  const things = items.filter(({ heard }) => heard === null);
  const titleWords = new Map(
    things.map((item) => [item, namedWords(item.title.replace(/ \([^)]*\)$/, ''))]),
  );
  const spellingsOf = createSpellings(
    things.flatMap(({ title, names }) => [title, ...names]),
    spellings,
  );

  /** Weighs a word; a single letter, which nearly every sentence has, is sought among the things alone. */
  function weigh(word: string): Weighed {
    const worths = new Map<SearchItem, number>();
    const sought = spellingsOf(word);
    const among = word.length === 1 ? things : items;
    for (const spelling of sought)
      for (const { item, worth } of search.matches(among, spelling))
        worths.set(item, Math.max(worth, worths.get(item) ?? 0));
    return { sought, worths, weight: Math.log(1 + items.length / (1 + worths.size)) };
  }

  /** The words weighed last: each letter that is typed changes one word and leaves the others. */
  let weighed: ReadonlyMap<string, Weighed> = new Map();

  /** What is added for a title of which every word is asked for. */
  function titleScore(item: SearchItem, stems: ReadonlySet<string>): number {
    const words = titleWords.get(item) ?? [];
    if (words.length === 0 || !words.every((word) => stems.has(word))) return 0;
    return words.length === stems.size ? TITLE_WHOLE : TITLE_ASKED;
  }

  function answer(typed: string): SearchAnswer {
    const sought = soughtWords(typed);
    weighed = new Map(sought.map((word) => [word, weighed.get(word) ?? weigh(word)]));
    const words = [...weighed.values()];
    const stems = new Set(sought.map(stemOf));
    const all = words.reduce((sum, { weight }) => sum + weight, 0);
    const scored = items.flatMap((item) => {
      let [share, worth] = [0, 0];
      for (const { worths, weight } of words) {
        const found = worths.get(item);
        if (found === undefined) continue;
        share += weight / all;
        worth += (weight / all) * (1 + found / MOST_WORTH);
      }
      if (share < LEAST) return [];
      const titled = titleScore(item, stems);
      return [{ item, share, titled, score: worth * share * PRIORS[item.group] + titled }];
    });
    const best = Math.max(0, ...scored.map(({ share }) => share));
    const found = scored
      .filter(({ share, titled }) => titled > 0 || share >= best * LEAST_OF_BEST)
      .sort((one, other) => other.score - one.score)
      .map(({ item }) => item);
    return {
      groups: groupsOf(found),
      count: found.length,
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
  return [...groups].map(([group, found]) => ({ group, items: found }));
}

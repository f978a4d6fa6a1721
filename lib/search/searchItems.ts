import type { PlayableEpisode } from '@/lib/player/core/playable';
import {
  isPagePath,
  SEARCH_GROUPS,
  type NamesIndex,
  type SearchGroup,
  type SentencesIndex,
} from '@/lib/search/siteIndex';
import type { PagePath } from '@/lib/site/pages';

/** A searchable item: a page or a sentence. */
export interface SearchItem {
  readonly group: SearchGroup;
  readonly title: string;
  /** Details beside the title; for a sentence, its episode's title. */
  readonly detail: string;
  /** Address of the page; for a sentence, its episode at that second. */
  readonly path: PagePath;
  readonly names: readonly string[];
  /** First and last years of a place's map; null for other items. */
  readonly years: readonly [from: number, to: number] | null;
  /** Section of the audio in which the sentence is spoken; null for a page. */
  readonly clip: SentenceClip | null;
}

/** Section of an episode's audio in which a sentence is spoken: its start and its length, in seconds. */
interface SentenceClip {
  readonly episode: PlayableEpisode;
  readonly second: number;
  readonly length: number;
}

/**
 * Lists all searchable items, in the order of `SEARCH_GROUPS`; sentences last.
 * @param sentencesIndex null until loaded
 */
export function searchItems(
  { things, maps }: NamesIndex,
  sentencesIndex: SentencesIndex | null,
): readonly SearchItem[] {
  /** Returns the detail and the years of a place: the detail names the map, the years are those of the map. */
  const mapFields = (id: string, kind: string): Pick<SearchItem, 'detail' | 'years'> => {
    const map = maps.find(([map]) => id.startsWith(`${map}/`));
    if (map === undefined) return { detail: kind, years: null };
    const [, title, from, to] = map;
    return { detail: `${kind} · ${title}`, years: [from, to] };
  };
  const namesOf = (group: SearchGroup, index: number): readonly string[] =>
    group === 'people' || group === 'places' ? (sentencesIndex?.names[group][index] ?? []) : [];
  const namedItems = SEARCH_GROUPS.flatMap((group) =>
    things[group].rows.flatMap(([title, detail, id], index) =>
      itemsAt(`${things[group].below}/${id}`, {
        group,
        title,
        names: namesOf(group, index),
        clip: null,
        ...(group === 'places' ? mapFields(id, detail) : { detail, years: null }),
      }),
    ),
  );
  const sentenceItems = (sentencesIndex?.episodes ?? []).flatMap(
    ({ playable: episode, sentences, gaps }) => {
      let halfSeconds = 0;
      return sentences.flatMap((title, index) => {
        halfSeconds += gaps[index] ?? 0;
        const second = halfSeconds / 2;
        return itemsAt(pathAtTime(episode, second), {
          group: 'episodes',
          title,
          detail: episode.title,
          names: [],
          years: null,
          clip: { episode, second, length: (gaps[index + 1] ?? 0) / 2 },
        });
      });
    },
  );
  return [...namedItems, ...sentenceItems];
}

/** Builds the address of an episode's page at a time in seconds, rounded down to hundredths. */
export const pathAtTime = ({ pageUrl = '' }: PlayableEpisode, second: number): string =>
  `${pageUrl}?t=${Math.floor(second * 100) / 100}`;

/** Creates an item; no item for an address that is not a path of the site. */
const itemsAt = (path: string, item: Omit<SearchItem, 'path'>): readonly SearchItem[] =>
  isPagePath(path) ? [{ ...item, path }] : [];

import { heardFrom } from '@/lib/episodes/search/heardFrom';
import { markedParts } from '@/lib/search/markedParts';
import { isPagePath } from '@/lib/search/siteIndex';
import { sentencePath, type SearchItem } from '@/lib/search/searchItems';

/**
 * Moves the start of a found sentence to its first sought word, for playback and link.
 * @param sought folded words of the search
 */
export function fromWord(item: SearchItem, sought: readonly string[]): SearchItem {
  const { heard, title } = item;
  if (heard === null) return item;
  const { episode, second: start, words } = heard;
  const second = heardFrom({ text: title, start, words }, markedParts(title, sought));
  const path = sentencePath(episode, second);
  return isPagePath(path) ? { ...item, path, heard: { ...heard, second } } : item;
}

import { markedParts } from '@/lib/search/markedParts';
import { isPagePath } from '@/lib/search/siteIndex';
import { pathAtTime, type SearchItem } from '@/lib/search/searchItems';

/** In seconds: how much earlier than a word's estimated start a sentence is played. */
const LEAD_SECONDS = 0.4;

/**
 * Moves the start of a found sentence to its first sought word, for playback and link. The second is estimated from the
 * share of the letters before the word: the times of all words would make the index a quarter heavier.
 * @param sought folded words of the search
 */
export function startAtFoundWord(item: SearchItem, sought: readonly string[]): SearchItem {
  const { clip, title } = item;
  if (clip === null) return item;
  const [firstPiece] = markedParts(title, sought);
  const letterCount =
    firstPiece === undefined || firstPiece.isFound ? 0 : firstPiece.text.length;
  if (letterCount === 0 || letterCount === title.length) return item;
  const { episode, second: start, length } = clip;
  const second = start + Math.max(0, (length * letterCount) / title.length - LEAD_SECONDS);
  const path = pathAtTime(episode, second);
  return isPagePath(path) ? { ...item, path, clip: { ...clip, second } } : item;
}

import type { MomentSubject } from '@/lib/bookmarks/bookmark';
import type { SpokenLine } from '@/lib/bookmarks/spokenFile';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import { foldedWords } from '@/lib/text/search/words';

/** Position of a marked moment in the current audio of its episode. */
export interface Anchor {
  /** In seconds. */
  readonly second: number;
  /** The sentence at that second; null without a transcript. */
  readonly line: SpokenLine | null;
  /** Whether the marked words are no longer in the transcript, so that the second is approximate. */
  readonly isApproximate: boolean;
}

/**
 * Finds the marked words in the current transcript, the nearest occurrence of several; without an occurrence, the
 * sentence at the marked second.
 * @param lines sentences in spoken order; empty without a transcript
 */
export function anchorOf(
  { quote, second }: Pick<MomentSubject, 'quote' | 'second'>,
  lines: readonly SpokenLine[],
): Anchor {
  const normalizedQuote = foldSentence(quote);
  const sameLines =
    normalizedQuote === ''
      ? []
      : lines.filter(({ text }) => foldSentence(text) === normalizedQuote);
  const [nearest] = sameLines.toSorted(
    (a, b) => Math.abs(a.start - second) - Math.abs(b.start - second),
  );
  if (nearest) return { second: nearest.start, line: nearest, isApproximate: false };
  const line = lineAt(lines, second);
  return {
    second: line && normalizedQuote !== '' ? line.start : second,
    line,
    isApproximate: line !== null && normalizedQuote !== '',
  };
}

/** Returns the sentence at a second, the first before any; null without sentences. */
export const lineAt = (lines: readonly SpokenLine[], second: number): SpokenLine | null =>
  lines[
    Math.max(
      0,
      cueAt(
        lines.map(({ start }) => start),
        Number.POSITIVE_INFINITY,
        second,
      ),
    )
  ] ?? null;

/** Folds a sentence, so that accents, apostrophes and punctuation may have been corrected since. */
const foldSentence = (text: string): string => foldedWords(text).join(' ');

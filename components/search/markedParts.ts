import { wordsOf } from '@/lib/episodes/search/words';

interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts a text around the words that begin with one of those that were looked for, folded. */
export function markedParts(text: string, sought: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { from, to, folded } of wordsOf(text)) {
    if (!sought.some((word) => folded.startsWith(word))) continue;
    parts.push({ text: text.slice(done, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    done = to;
  }
  parts.push({ text: text.slice(done), isMarked: false });
  return parts.filter((part) => part.text !== '');
}

import { wordsIn } from '@/lib/episodes/transcript/words';

/** DOM range of a word, with its start in seconds. */
export interface TimedWord {
  readonly range: Range;
  readonly start: number;
}

/**
 * Finds the words of a sentence in its element, without changing the markup.
 * @param offsets starts of the words, in seconds from the sentence's start
 * @returns an empty list when the words do not match: the text may have changed since its narration
 */
export function timedWords(
  sentence: HTMLElement,
  offsets: readonly number[],
): readonly TimedWord[] {
  const words = wordsIn(sentence.textContent);
  if (words.length !== offsets.length) return [];
  const start = Number(sentence.dataset.start);
  const positionAt = textPositionsIn(sentence);
  return words.map((word, index) => {
    const range = document.createRange();
    range.setStart(...positionAt(word.start));
    range.setEnd(...positionAt(word.end));
    return { range, start: start + (offsets[index] ?? 0) };
  });
}

/** Creates a function that converts an offset in the text of an element to a text node and the offset in that node. */
function textPositionsIn(element: HTMLElement): (offset: number) => [Node, number] {
  const nodes: { readonly node: Text; readonly start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let nodeStart = 0;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    nodes.push({ node, start: nodeStart });
    nodeStart += node.length;
  }
  return (offset) => {
    const position = nodes.findLast(({ start }) => start <= offset);
    return position
      ? [position.node, Math.min(offset - position.start, position.node.length)]
      : [element, 0];
  };
}

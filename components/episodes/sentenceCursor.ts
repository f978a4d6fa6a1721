/**
 * The sentences below an element as one stop of the Tab key: the arrows go from one to the other, Enter clicks.
 * The stop is the sentence that was last heard, unless the reader stands on one.
 */
export interface SentenceCursor {
  readonly comeTo: (sentence: HTMLElement) => void;
  readonly stop: () => void;
}

/** @param hint id of the element that says what the keys do */
export function createSentenceCursor(
  root: HTMLElement,
  sentences: readonly HTMLElement[],
  hint: string,
): SentenceCursor {
  let current: HTMLElement | undefined;

  function place(sentence: HTMLElement | undefined): void {
    if (sentence === current) return;
    current?.removeAttribute('tabindex');
    current?.removeAttribute('aria-describedby');
    sentence?.setAttribute('tabindex', '0');
    sentence?.setAttribute('aria-describedby', hint);
    current = sentence;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== current || !current || hasModifier(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return current.click();
    }
    const next = neighbour(sentences, current, event.key);
    if (!next) return;
    event.preventDefault();
    next.setAttribute('tabindex', '0');
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
    place(next);
  }

  place(sentences[0]);
  root.addEventListener('keydown', onKeyDown);
  return {
    comeTo(sentence) {
      if (document.activeElement !== current) place(sentence);
    },
    stop() {
      place(undefined);
      root.removeEventListener('keydown', onKeyDown);
    },
  };
}

function neighbour(
  sentences: readonly HTMLElement[],
  current: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const rank = sentences.indexOf(current);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return sentences[rank + 1];
    case 'ArrowUp':
    case 'ArrowLeft':
      return sentences[rank - 1];
    case 'Home':
      return sentences[0];
    case 'End':
      return sentences.at(-1);
    default:
      return undefined;
  }
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

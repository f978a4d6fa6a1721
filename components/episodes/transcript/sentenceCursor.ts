/**
 * Moves one button among all sentences of a text: a button for each would add more than fifty tab stops. The button is
 * beside the sentence last played; the arrow keys move it, and `playOnClick` plays from its `data-start`.
 */
export interface SentenceCursor {
  readonly moveTo: (sentence: HTMLElement) => void;
  readonly stop: () => void;
}

/**
 * Creates the cursor of the sentences; without button, live region or sentences it has no effect.
 * @param text contains the button, and the live region that announces the sentence reached by arrows
 * @param hintId id of the help on the keys
 */
export function createSentenceCursor(
  text: HTMLElement,
  sentences: readonly HTMLElement[],
  hintId: string,
): SentenceCursor {
  const [button] = text.querySelectorAll<HTMLButtonElement>('button[data-cursor]');
  const [liveRegion] = text.querySelectorAll<HTMLElement>('[aria-live]');
  const [first] = sentences;
  if (!button || !liveRegion || !first) return { moveTo() {}, stop() {} };
  let current = first;

  const setCurrent = (sentence: HTMLElement): void => {
    current = sentence;
    button.dataset.start = sentence.dataset.start;
    button.setAttribute('aria-describedby', `${sentence.id} ${hintId}`);
  };

  const show = (): void => {
    current.dataset.chosen = 'true';
    button.style.top = `${current.offsetTop}px`;
    current.scrollIntoView({ block: 'nearest' });
  };

  const hide = (): void => {
    delete current.dataset.chosen;
    liveRegion.textContent = '';
  };

  const move = (event: KeyboardEvent): void => {
    const next = hasModifier(event) ? undefined : neighbourByKey(sentences, current, event.key);
    if (!next) return;
    event.preventDefault();
    hide();
    setCurrent(next);
    show();
    liveRegion.textContent = next.textContent;
  };

  const listening = new AbortController();
  const { signal } = listening;
  button.addEventListener('focus', show, { signal });
  button.addEventListener('blur', hide, { signal });
  button.addEventListener('keydown', move, { signal });
  setCurrent(first);
  button.hidden = false;
  return {
    moveTo(sentence) {
      if (document.activeElement !== button) setCurrent(sentence);
    },
    stop() {
      listening.abort();
      hide();
      button.hidden = true;
    },
  };
}

function neighbourByKey(
  sentences: readonly HTMLElement[],
  current: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const index = sentences.indexOf(current);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return sentences[index + 1];
    case 'ArrowUp':
    case 'ArrowLeft':
      return sentences[index - 1];
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

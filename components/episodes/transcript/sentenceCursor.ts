/**
 * Moves one button among all sentences of a text: a button for each would add more than fifty tab stops. The button is
 * beside the sentence last played; the arrow keys move the button, and `playOnClick` plays from its `data-start`.
 */
export interface SentenceCursor {
  readonly moveTo: (sentence: HTMLElement) => void;
  readonly stop: () => void;
}

/**
 * Creates the cursor of the sentences; without button, live region or sentences the cursor has no effect.
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
  const [firstSentence] = sentences;
  if (!button || !liveRegion || !firstSentence) return { moveTo() {}, stop() {} };
  let currentSentence = firstSentence;

  const setCurrent = (sentence: HTMLElement): void => {
    currentSentence = sentence;
    button.dataset.start = sentence.dataset.start;
    button.setAttribute('aria-describedby', `${sentence.id} ${hintId}`);
  };

  const showCursor = (): void => {
    currentSentence.dataset.chosen = 'true';
    button.style.top = `${currentSentence.offsetTop}px`;
    currentSentence.scrollIntoView({ block: 'nearest' });
  };

  const hideCursor = (): void => {
    delete currentSentence.dataset.chosen;
    liveRegion.textContent = '';
  };

  const moveByKey = (event: KeyboardEvent): void => {
    const neighbour = hasModifier(event)
      ? undefined
      : neighbourByKey(sentences, currentSentence, event.key);
    if (!neighbour) return;
    event.preventDefault();
    hideCursor();
    setCurrent(neighbour);
    showCursor();
    liveRegion.textContent = neighbour.textContent;
  };

  const controller = new AbortController();
  const { signal } = controller;
  button.addEventListener('focus', showCursor, { signal });
  button.addEventListener('blur', hideCursor, { signal });
  button.addEventListener('keydown', moveByKey, { signal });
  setCurrent(firstSentence);
  button.hidden = false;
  return {
    moveTo(sentence) {
      if (document.activeElement !== button) setCurrent(sentence);
    },
    stop() {
      controller.abort();
      hideCursor();
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

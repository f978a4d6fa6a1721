/** Time after the reader's own input during which the page does not scroll, in milliseconds. */
const READER_PAUSE_MS = 3000;

const READER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ReadingScroll {
  /** Scrolls to the current sentence, if the previous one was in the viewport. */
  readonly scrollTo: (sentence: HTMLElement, lastSentence: HTMLElement | undefined) => void;
  /** Announces a seek: the page scrolls to the next current sentence, if any part of the text is in the viewport. */
  readonly expectSeek: () => void;
  readonly stop: () => void;
}

/** Creates the scrolling of a text with playback, without overriding the reader's own scrolling. */
export function createReadingScroll(
  text: HTMLElement,
  isScrollEnabled: () => boolean,
): ReadingScroll {
  const controller = new AbortController();
  let lastInputTime = Number.NEGATIVE_INFINITY;
  let isSeekExpected = false;
  for (const type of READER_INPUT_EVENTS) {
    window.addEventListener(type, () => (lastInputTime = performance.now()), {
      passive: true,
      signal: controller.signal,
    });
  }

  function scrollTo(sentence: HTMLElement, lastSentence: HTMLElement | undefined): void {
    const wasSeekExpected = isSeekExpected;
    isSeekExpected = false;
    if (!isScrollEnabled() || isInReadingArea(sentence)) return;
    const wasInViewport = lastSentence !== undefined && isInViewport(lastSentence);
    const isReaderIdle = performance.now() - lastInputTime > READER_PAUSE_MS;
    if (wasSeekExpected ? isInViewport(text) : wasInViewport && isReaderIdle) {
      sentence.scrollIntoView({ block: 'center' });
    }
  }

  return {
    scrollTo,
    expectSeek: () => (isSeekExpected = true),
    stop: () => controller.abort(),
  };
}

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Tells whether an element is between 12 % and 70 % of the viewport's height: below the navigation, above the player's bar. */
function isInReadingArea(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0.12 * window.innerHeight && bottom < 0.7 * window.innerHeight;
}

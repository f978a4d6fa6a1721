/** Time after a reader's own scroll during which the page does not scroll, in milliseconds. */
const READER_FIRST_MS = 3000;

const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ReadingScroll {
  /** Scrolls to the current sentence, if the previous one was in view. */
  readonly follow: (current: HTMLElement, previous: HTMLElement | undefined) => void;
  /** Announces a seek: the next sentence is scrolled to even from afar, if the text is in view. */
  readonly expectJump: () => void;
  readonly stop: () => void;
}

/** Scrolls through a text with the sound, without overriding the reader's own scrolling. */
export function createReadingScroll(text: HTMLElement, isWanted: () => boolean): ReadingScroll {
  const listening = new AbortController();
  let movedAt = Number.NEGATIVE_INFINITY;
  let isAsked = false;
  for (const type of READER_EVENTS) {
    window.addEventListener(type, () => (movedAt = performance.now()), {
      passive: true,
      signal: listening.signal,
    });
  }

  function follow(current: HTMLElement, previous: HTMLElement | undefined): void {
    const wasAsked = isAsked;
    isAsked = false;
    if (!isWanted() || isWellInSight(current)) return;
    const isReading = previous !== undefined && isInSight(previous);
    const isLeftAlone = performance.now() - movedAt > READER_FIRST_MS;
    if (wasAsked ? isInSight(text) : isReading && isLeftAlone) {
      current.scrollIntoView({ block: 'center' });
    }
  }

  return { follow, expectJump: () => (isAsked = true), stop: () => listening.abort() };
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Tells whether an element is below the navigation and well above the player's bar. */
function isWellInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0.12 * window.innerHeight && bottom < 0.7 * window.innerHeight;
}

/** How long the page is left where the reader has put it, in milliseconds. */
const READER_FIRST_MS = 3000;

const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ReadingScroll {
  /** Brings the sentence now heard into sight, for a reader who had the one before in sight. */
  readonly follow: (current: HTMLElement, previous: HTMLElement | undefined) => void;
  /** The next sentence will be one that was asked for: it is shown even from afar, if the text is in sight. */
  readonly expectJump: () => void;
  readonly stop: () => void;
}

/** Follows the sound through a text without ever taking the page from its reader. */
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

/** Below the navigation and with lines to come above the player's bar. */
function isWellInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0.12 * window.innerHeight && bottom < 0.7 * window.innerHeight;
}

/** The tab's own memory of the quiz that runs in it. A browser that refuses one gets a quiz without. */
const KEY = 'quiz';

/** Takes back the writing that waits for a frame; nothing when none waits. */
let takeBack = (): void => undefined;

export function readStoredRun(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param text null to forget */
export function writeStoredRun(text: string | null): void {
  takeBack();
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // The quiz goes on; it only will not survive a reload.
  }
}

/**
 * Writes after the frame that shows the press, which storage must not delay, or as the page is left before it: a
 * reload never forgets an answer that was given.
 */
export function writeStoredRunSoon(textOf: () => string): void {
  takeBack();
  const write = (): void => writeStoredRun(textOf());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(write);
  });
  window.addEventListener('pagehide', write);
  takeBack = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('pagehide', write);
    takeBack = () => undefined;
  };
}

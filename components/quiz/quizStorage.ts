import { tabStorage } from '@/components/ui/browser/storage';

/** The tab's own memory of the quiz that runs in it. */
const KEY = 'quiz';

/** Takes back the writing that waits for a frame; nothing when none waits. */
let takeBack = (): void => undefined;

export const readStoredRun = (): string | null => tabStorage.read(KEY);

/** @param text null to forget */
export function writeStoredRun(text: string | null): void {
  takeBack();
  tabStorage.write(KEY, text);
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

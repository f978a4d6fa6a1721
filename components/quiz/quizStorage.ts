import { tabStorage } from '@/components/ui/browser/storage';

/** Key of the running quiz in the tab's storage. */
const RUN_KEY = 'quiz';

/** Cancels the scheduled write, if any. */
let cancelWrite = (): void => undefined;

export const readStoredRun = (): string | null => tabStorage.read(RUN_KEY);

/** @param text null removes the entry */
export function writeStoredRun(text: string | null): void {
  cancelWrite();
  tabStorage.write(RUN_KEY, text);
}

/**
 * Writes after the frame that shows the press, which storage must not delay; or at once when the
 * page is left before, so that a reload loses no answer.
 */
export function scheduleStoredRun(serialize: () => string): void {
  cancelWrite();
  const write = (): void => writeStoredRun(serialize());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(write);
  });
  window.addEventListener('pagehide', write);
  cancelWrite = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('pagehide', write);
    cancelWrite = () => undefined;
  };
}

/** The tab's own memory of the quiz that runs in it. A browser that refuses one gets a quiz without. */
const KEY = 'quiz';

export function readStoredRun(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param text null to forget */
export function writeStoredRun(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // The quiz goes on; it only will not survive a reload.
  }
}

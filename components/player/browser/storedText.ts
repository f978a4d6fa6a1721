export const STORE_KEY = 'lecteur';

/** What earlier visits have left in this browser; null when that is nothing, or may not be read. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(STORE_KEY);
  } catch {
    return null;
  }
}

/** Returns a storage of the browser; throws where it is blocked. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A key-value storage of texts that never throws, also where the browser refuses access or has no room. */
export interface TextStorage {
  /** Reads a text; null when absent or unreadable. */
  readonly read: (key: string) => string | null;
  /**
   * Writes a text or, with null, removes it.
   * @returns whether the browser accepted
   */
  readonly write: (key: string, text: string | null) => boolean;
}

export const textStorage = (open: OpenStorage): TextStorage => ({
  read(key) {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});

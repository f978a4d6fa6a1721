/** Opens a storage of the browser; throws where it is blocked. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Texts that a browser keeps under their keys. It may refuse (blocked, full): a text that cannot be read is absent, one
 * that cannot be written lasts as long as the page that has it. Nothing throws.
 */
export interface TextStorage {
  /** Null when there is none, or none may be read. */
  readonly read: (key: string) => string | null;
  /**
   * Keeps a text, or with null takes it away.
   * @returns whether the browser did
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

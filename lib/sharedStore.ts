import type { Result } from '@/lib/result';
import { createEmitter } from '@/lib/store';
import type { OpenStorage } from '@/lib/textStorage';

/** Why a text cannot be decoded: damaged, of a newer version of the site, or too long. */
export type Unreadable = 'damaged' | 'newer' | 'too long';

/** Reason why a value cannot be stored. */
export type Trouble = 'forbidden' | 'full' | 'newer' | 'damaged';

/** A value with the reason why it cannot be stored; null when it can. */
export interface StoredValue<T> {
  readonly value: T;
  readonly trouble: Trouble | null;
}

/** The store's access to its browser. */
export interface StoreBrowser {
  /** Opens the raw storage, whose exceptions distinguish an absent, a forbidden and a full one. */
  readonly storage: OpenStorage;
  /** Calls the listener whenever another tab may have written. */
  readonly onChange: (listener: () => void) => void;
}

interface SharedStoreOptions<T> extends StoreBrowser {
  readonly key: string;
  /** Storage key of texts that could not be decoded, kept so that nothing is lost. */
  readonly backupKey: string;
  readonly empty: T;
  readonly read: (text: string) => Result<T, Unreadable>;
  readonly write: (value: T) => string;
  /** Merges two values; idempotent, so that the page's value may be merged with its own stored copy. */
  readonly merge: (stored: T, pageValue: T) => T;
  /** Called after each write, to derive other entries of the storage. */
  readonly onWritten?: (storage: ReturnType<OpenStorage>, value: T) => void;
}

/** A value in the storage of a browser, which the tabs of that browser change together. */
export interface SharedStore<T> {
  readonly get: () => StoredValue<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the value, after merging what other tabs have written. */
  readonly update: (change: (value: T) => T) => void;
  /** Writes derived entries, when the storage is open and the value's text may be overwritten. */
  readonly derive: (write: (storage: ReturnType<OpenStorage>, value: T) => void) => void;
  /** Erases the value and the given keys, in the browser's other tabs too. */
  readonly erase: (...otherKeys: readonly string[]) => void;
}

/**
 * Creates a store of a value in a browser's storage. The text is read again before each write, since other tabs write
 * the text too; a value that the storage refuses lasts as long as the page.
 */
export function createSharedStore<T>(options: SharedStoreOptions<T>): SharedStore<T> {
  const { storage, onChange, key, backupKey, empty, read, write, merge, onWritten } = options;
  const { emit, subscribe } = createEmitter<void>();
  let trouble: Trouble | null = null;
  /** Whether this page has seen a stored text, or written one. */
  let hasStoredText = false;
  /** Whether the stored text may be overwritten: the text was decoded, or backed up. */
  let canOverwrite = true;
  let current: StoredValue<T> = { value: readStoredValue(), trouble };

  /** Reads the stored value; the empty value, with `trouble` set, when the stored text cannot be read. */
  function readStoredValue(): T {
    canOverwrite = true;
    try {
      const text = storage().getItem(key);
      if (text === null) return empty;
      hasStoredText = true;
      const value = read(text);
      if (value.ok) return value.value;
      trouble = value.error === 'newer' ? 'newer' : backUp(text);
      canOverwrite = trouble === 'damaged';
    } catch {
      trouble = 'forbidden';
    }
    return empty;
  }

  /**
   * Appends a text that cannot be decoded to the backup; in a full storage, leaves the text at its key,
   * write-protected.
   */
  function backUp(text: string): Trouble {
    try {
      const backup = storage().getItem(backupKey);
      if (!backup?.includes(text))
        storage().setItem(backupKey, backup ? `${backup}\n${text}` : text);
      return 'damaged';
    } catch {
      return 'full';
    }
  }

  function writeCurrent(): void {
    // A text of a newer version, or without a backup, is not overwritten.
    if (!canOverwrite) return;
    try {
      storage().setItem(key, write(current.value));
      hasStoredText = true;
      onWritten?.(storage(), current.value);
    } catch {
      trouble = trouble === 'forbidden' ? trouble : 'full';
      current = { ...current, trouble };
    }
  }

  function mergeStored(): void {
    const value = merge(readStoredValue(), current.value);
    current = { value, trouble };
  }

  /** Tells whether another tab has erased the text: a merge with this page's value would restore the text. */
  function isErased(): boolean {
    try {
      return hasStoredText && storage().getItem(key) === null;
    } catch {
      return false;
    }
  }

  function reset(): void {
    [hasStoredText, trouble] = [false, trouble === 'forbidden' ? trouble : null];
    current = { value: empty, trouble };
    emit();
  }

  onChange(() => {
    if (isErased()) return reset();
    mergeStored();
    emit();
  });

  return {
    get: () => current,
    subscribe,
    update(change) {
      if (isErased()) reset();
      mergeStored();
      current = { ...current, value: change(current.value) };
      writeCurrent();
      emit();
    },
    derive(writeDerived) {
      try {
        if (canOverwrite) writeDerived(storage(), current.value);
      } catch {
        // Nothing is derived without storage.
      }
    },
    erase(...otherKeys) {
      try {
        for (const entryKey of [key, backupKey, ...otherKeys]) storage().removeItem(entryKey);
      } catch {
        trouble = 'forbidden';
      }
      reset();
    },
  };
}

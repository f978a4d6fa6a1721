import type { Result } from '@/lib/result';
import type { Unreadable } from '@/lib/sharedStore';

/** A part of the data that a browser stores for its visitor, which the exchanged file carries to another device. */
export interface ExchangePart {
  /** Permanent key in the file. */
  readonly key: string;
  /** Noun phrase with its possessive, « vos révisions ». */
  readonly name: string;
  /** Returns the JSON value of the part; null when the browser has none. */
  readonly read: () => unknown;
  /**
   * Merges the value of another device, without a loss on this device.
   * @returns the number of additions, or the reason why the value cannot be decoded, which leaves the part unchanged
   */
  readonly merge: (value: unknown) => Result<number, Unreadable>;
  /** Names a number of additions, from 1: « 3 moments du carnet ». */
  readonly additions: (count: number) => string;
  /** Erases the part from the browser. */
  readonly erase: () => void;
  /** A form short enough for a link; absent for a part that only the file carries. */
  readonly short?: ShortForm;
}

/** A part as a parameter in the fragment of an address. */
interface ShortForm {
  readonly key: string;
  /** Formats the part in base64url; '' when the part is empty. @param episodes ids of the site's episodes */
  readonly format: (episodes: ReadonlySet<string>) => string;
  /** Merges the text that another device has formatted; returns the number of additions, or null when damaged. */
  readonly merge: (text: string, episodes: ReadonlySet<string>) => Promise<number | null>;
}

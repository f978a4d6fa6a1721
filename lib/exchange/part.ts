import type { Result } from '@/lib/result';
import type { Unreadable } from '@/lib/sharedStore';

/** A part of what a browser keeps for its visitor, which the exchanged file carries to another device. */
export interface ExchangePart {
  /** Key in the file; it never changes. */
  readonly key: string;
  /** Noun phrase with its possessive, « vos révisions ». */
  readonly name: string;
  /** Returns the JSON value of the part; null when the browser has none. */
  readonly read: () => unknown;
  /**
   * Merges the value of another device, without a loss on this one.
   * @returns the number of additions, or why the value cannot be decoded; then nothing has changed
   */
  readonly merge: (value: unknown) => Result<number, Unreadable>;
  /** Names a number of additions, from 1: « 3 moments du carnet ». */
  readonly additions: (count: number) => string;
  /** Erases the part from the browser. */
  readonly erase: () => void;
}

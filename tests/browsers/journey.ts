import type { Browser } from './browser';

/** What a visitor does from one end to the other, written once for both engines. */
export interface Journey {
  readonly title: string;
  /** The engines that it is for: both where nothing is said. */
  readonly engines?: readonly Browser['engine'][];
  /** Whether it is lived in a browser that keeps nothing. */
  readonly refusesStorage?: boolean;
  readonly run: (browser: Browser, origin: string) => Promise<void>;
}

import type { Browser } from './browser';

/** A visitor's actions from start to end, for both engines. */
export interface Journey {
  readonly title: string;
  /** Engines that run the journey; both by default. */
  readonly engines?: readonly Browser['engine'][];
  /** Whether the browser refuses all storage. */
  readonly refusesStorage?: boolean;
  readonly run: (browser: Browser, origin: string) => Promise<void>;
}

import 'server-only';

/** The longest text of an error that is logged, in characters: it may quote what a client sent. */
const LONGEST = 1000;

/** Logs a failure of the site in a bounded number of characters. */
export function logFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(text.slice(0, LONGEST));
}

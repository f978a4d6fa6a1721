import 'server-only';

/** In characters: an error's text may quote a client's input, and is cut here. */
const MAX_LENGTH = 1000;

/** Logs a failure of the site in a bounded number of characters. */
export function logFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(text.slice(0, MAX_LENGTH));
}

import 'server-only';

/** In characters: the limit of a logged error, whose text may quote a client's input. */
const MAX_LENGTH = 1000;

/** Logs a failure of the site in a bounded number of characters. */
export function logFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(text.slice(0, MAX_LENGTH));
}

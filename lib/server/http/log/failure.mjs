// @ts-check

/** Of an error, which may quote what a client sent. In characters. */
const LONGEST = 1000;

/** Logs a failure of the site in a bounded number of characters. @param {unknown} error */
export function logFailure(error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(text.slice(0, LONGEST));
}

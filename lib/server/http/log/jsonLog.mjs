// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { readVariable } from '../../variables.mjs';
import { scrub } from './scrub.mjs';

/** Of a message, which may quote what a client or a feed sent. In characters. */
const LONGEST = 2000;

const LEVELS = /** @type {const} */ ({
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
});

/** The request during which a line is written, however deep in Next. @type {AsyncLocalStorage<string>} */
const request = new AsyncLocalStorage();

/** Says whether the log is one JSON object a line, for a machine, rather than sentences. */
export const isJson = () => readVariable('LOG_FORMAT');

/**
 * Runs something whose lines in the log name this request.
 *
 * @template T
 * @param {string} id
 * @param {() => T} run
 * @returns {T}
 */
export const during = (id, run) => request.run(id, run);

/**
 * Writes one JSON object as one line.
 *
 * @param {string} event
 * @param {Readonly<Record<string, unknown>>} fields
 */
export function logEvent(event, fields) {
  const id = request.getStore();
  const line = { time: new Date().toISOString(), event, ...(id && { request: id }), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** From now on whatever is written to the console, by Next too, is a JSON line without anything personal. */
export function logAsJson() {
  for (const [name, level] of Object.entries(LEVELS))
    Reflect.set(console, name, (/** @type {unknown[]} */ ...words) =>
      logEvent('message', { level, message: scrub(format(...words)).slice(0, LONGEST) }),
    );
}

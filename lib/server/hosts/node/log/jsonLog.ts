import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { scrub } from '@/lib/server/hosts/node/log/scrub';
import { readVariable } from '@/lib/server/variables.mjs';

/** The longest message, in characters: it may quote what a client or a feed sent. */
const LONGEST = 2000;

const LEVELS = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

/** The id of the request during which a line is written, however deep in the framework. */
const requestId = new AsyncLocalStorage<string>();

/** Tells whether the log is one JSON object a line, for a machine, rather than sentences. */
export const isJson = (): boolean => readVariable('LOG_FORMAT');

/** Runs a function whose lines in the log name this request. */
export const during = <T>(id: string, run: () => T): T => requestId.run(id, run);

/** Writes one JSON object as one line. */
export function logEvent(event: string, fields: Readonly<Record<string, unknown>>): void {
  const id = requestId.getStore();
  const line = { time: new Date().toISOString(), event, ...(id && { request: id }), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Turns whatever is written to the console from now on into JSON lines without anything personal. */
export function logAsJson(): void {
  for (const [name, level] of Object.entries(LEVELS))
    Reflect.set(console, name, (...words: readonly unknown[]) =>
      logEvent('message', { level, message: scrub(format(...words)).slice(0, LONGEST) }),
    );
}

import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { scrub } from '@/lib/server/hosts/node/log/scrub';
import { readVariable } from '@/lib/server/variables.mjs';

/** In characters: the limit of a message, which may quote input of a client or a feed. */
const MAX_LENGTH = 2000;

const LEVEL_BY_METHOD = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

/** The id of the current request, carried through asynchronous calls of the framework. */
const requestId = new AsyncLocalStorage<string>();

/** Tells whether the log is JSON lines for a machine rather than sentences. */
export const isJson = (): boolean => readVariable('LOG_FORMAT');

/** Runs a function whose log lines carry a request's id. */
export const runWithRequestId = <T>(id: string, run: () => T): T => requestId.run(id, run);

/** Writes one event as a JSON line. */
export function logEvent(event: string, fields: Readonly<Record<string, unknown>>): void {
  const id = requestId.getStore();
  const line = { time: new Date().toISOString(), event, ...(id && { request: id }), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Redirects the console to JSON lines without personal data. */
export function logAsJson(): void {
  for (const [name, level] of Object.entries(LEVEL_BY_METHOD))
    Reflect.set(console, name, (...values: readonly unknown[]) =>
      logEvent('message', { level, message: scrub(format(...values)).slice(0, MAX_LENGTH) }),
    );
}

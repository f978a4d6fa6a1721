import 'server-only';
import type { Server } from 'node:http';

/**
 * Ends the server with a signal: no new connection, the idle ones closed, the answers under way given a bounded time.
 * A second signal ends it at once.
 *
 * @param graceSeconds how long an answer under way, a download, may take to end
 * @returns what a signal calls
 */
export function shutdown(
  server: Server,
  exit: (code: number) => void,
  graceSeconds: number,
): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) return exit(1);
    isStopping = true;
    server.close(() => exit(0));
    // A connection that becomes idle after its answer would wait for a next request.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => {
      server.closeAllConnections();
      exit(0);
    }, graceSeconds * 1000).unref();
  };
}

/** Between two looks at the process that has started this one, in milliseconds. */
const LOOK_MS = 500;

/**
 * Calls back once npm has ended, if this process is a script of its: npm hands a signal to its shell, and many a shell
 * ends by it without handing it on.
 */
export function whenNpmEnds(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    end();
  }, LOOK_MS).unref();
}

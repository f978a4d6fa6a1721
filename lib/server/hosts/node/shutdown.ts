import 'server-only';
import type { Server } from 'node:http';

/**
 * Creates the signal handler that shuts the server down: new connections are refused, idle connections closed, and
 * running responses get a bounded time. A second signal exits at once.
 * @param graceSeconds for running responses, such as downloads
 * @returns the signal handler
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
    // A connection that becomes idle after its answer would otherwise be kept open.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => {
      server.closeAllConnections();
      exit(0);
    }, graceSeconds * 1000).unref();
  };
}

/** In milliseconds: the polling interval of the parent process. */
const POLL_MS = 500;

/**
 * Calls back once npm has ended, if this process is one of its scripts: npm signals its shell only, and many shells end
 * without passing the signal on.
 */
export function whenNpmEnds(onEnd: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    onEnd();
  }, POLL_MS).unref();
}

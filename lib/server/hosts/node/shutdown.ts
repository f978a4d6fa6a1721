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
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
      exit(0);
    }, graceSeconds * 1000).unref();
  };
}

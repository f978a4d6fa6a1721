// @ts-check

/** @typedef {import('node:http').Server} Server */

/**
 * Ends the server with a signal: no new connection, the idle ones closed, the answers under way given a bounded time.
 * A second signal ends it at once.
 *
 * @param {Server} server
 * @param {(code: number) => void} exit
 * @param {number} graceSeconds how long an answer under way, a download, may take to end
 * @returns {() => void} what a signal calls
 */
export function shutdown(server, exit, graceSeconds) {
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

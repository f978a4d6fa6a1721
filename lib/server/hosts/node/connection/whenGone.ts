import 'server-only';
import type { ServerResponse } from 'node:http';

/**
 * Calls back once an answer has ended or its client is gone, at once where that has happened already: a listener that
 * is set after an `await` would wait for ever.
 *
 * @param free lets go of what the answer needed
 */
export function whenGone(response: ServerResponse, free: () => void): void {
  const { socket } = response.req;
  if (isGone(response)) return free();
  const onClose = (): void => {
    for (const closing of [response, socket]) closing.off('close', onClose);
    free();
  };
  for (const closing of [response, socket]) closing.on('close', onClose);
}

/**
 * Tells whether nothing more can be sent: the answer has ended, or its connection has. A response that waits behind
 * others of its connection hears nothing of that end.
 */
export const isGone = (response: ServerResponse): boolean =>
  response.closed || response.destroyed || response.req.socket.destroyed;

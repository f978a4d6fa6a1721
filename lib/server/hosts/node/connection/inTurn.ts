import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isGone, whenGone } from '@/lib/server/hosts/node/connection/whenGone';
import { writePlainly } from '@/lib/server/hosts/node/connection/writeAnswer';

/** Answers a request of Node's server. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Queue {
  /** The number of requests that have not been answered, the one under way included. */
  waiting: number;
  /** Settles when all of them have been answered, or are given up. */
  last: Promise<void>;
}

/** Requests that a connection may send ahead of their answers (pipelining, RFC 9112 §9.3.2); browsers send none. */
const MOST_WAITING = 8;

/** So many make an end of the connection at once: whoever sends them reads no refusal either. */
const MOST_SENT = 64;

/**
 * Makes a queue that answers the requests of each connection one after the other, however many it sends at once: an
 * answer that nobody reads holds one file and its own bytes, and nothing of the next is made before. The first request
 * above `MOST_WAITING` is answered 503 in its turn, and the connection ends there.
 */
export function inTurn() {
  const queues = new WeakMap<Duplex, Queue>();

  return {
    /** Tells whether a connection has answers under way. */
    isBusy: (socket: Duplex): boolean => (queues.get(socket)?.waiting ?? 0) > 0,

    /** Queues a handler, which never rejects. */
    queued:
      (handle: Handler): Handler =>
      (request, response) => {
        const queue = queues.get(request.socket) ?? { waiting: 0, last: Promise.resolve() };
        queues.set(request.socket, queue);
        queue.waiting += 1;
        const { waiting } = queue;
        if (waiting > MOST_SENT) request.socket.destroy();
        if (waiting > MOST_WAITING + 1) return queue.last;
        queue.last = queue.last.then(async () => {
          if (isGone(response)) return;
          if (waiting > MOST_WAITING) writePlainly(response, 503, { Connection: 'close' });
          else void handle(request, response);
          await new Promise<void>((resolve) => whenGone(response, resolve));
          queue.waiting -= 1;
        });
        return queue.last;
      },
  };
}

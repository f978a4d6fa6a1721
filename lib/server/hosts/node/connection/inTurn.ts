import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isGone, writePlainly } from '@/lib/server/hosts/node/connection/writeAnswer';

/** Answers a request of Node's server. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request with what answers it. */
interface Turn {
  readonly handle: Handler;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Requests of a connection that are answered at most before it waits for them (pipelining, RFC 9112 §9.3.2). */
const MOST_WAITING = 8;

/** So many make an end of the connection at once: whoever sends them reads no refusal either. */
const MOST_SENT = 64;

/**
 * Makes a queue that answers the requests of each connection one after the other, however many it sends at once: an
 * answer that nobody reads holds one file and its own bytes, and nothing of the next is made before. The first request
 * above `MOST_WAITING` is answered 503 in its turn, and the connection ends there.
 */
export function inTurn() {
  /** What waits behind the answer under way, by the connections that have one. */
  const queues = new WeakMap<Duplex, Turn[]>();

  /** Begins an answer, and the next of its connection once it has ended. */
  function begin(turn: Turn, queue: Turn[]): void {
    const { handle, request, response } = turn;
    const goOn = (): void => {
      const next = queue.shift();
      if (next === undefined) queues.delete(request.socket);
      else begin(next, queue);
    };
    if (isGone(response)) return goOn();
    // The first answer of a connection is the one that hears of its end.
    response.once('close', goOn);
    void handle(request, response);
  }

  return {
    /** Tells whether a connection has an answer under way. */
    isBusy: (socket: Duplex): boolean => queues.has(socket),

    /** Queues a handler, which never rejects. */
    queued:
      (handle: Handler) =>
      (request: IncomingMessage, response: ServerResponse): void => {
        const { socket } = request;
        const queue = queues.get(socket);
        const turn = { handle, request, response };
        if (queue === undefined) {
          const empty: Turn[] = [];
          queues.set(socket, empty);
          return begin(turn, empty);
        }
        if (queue.length === MOST_SENT) return void socket.destroy();
        queue.push(queue.length < MOST_WAITING - 1 ? turn : { ...turn, handle: refuse });
      },
  };
}

/** Ends the connection with its answer: what waits behind it is given up. */
const refuse: Handler = async (_, response) =>
  writePlainly(response, 503, { Connection: 'close' });

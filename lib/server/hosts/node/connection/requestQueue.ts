import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isClosed, writeStatus } from '@/lib/server/hosts/node/connection/writeAnswer';

/** Answers a request; returns a promise when the answer is not written at once. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => void | Promise<void>;

/** A request with its response and handler. */
interface QueuedRequest {
  readonly handle: Handler;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The longest queue of pipelined requests of a connection (RFC 9112 §9.3.2); the next request is refused. */
const MAX_WAITING = 8;

/** Requests queued at once beyond which the connection is destroyed: such a client does not read refusals. */
const MAX_QUEUED = 64;

/**
 * Creates a queue that answers the requests of each connection one after the other: an unread answer holds one file and
 * its own bytes, and the next answer is built after its end. The first request above `MAX_WAITING` is answered 503 in
 * its turn, and ends the connection.
 */
export function createRequestQueue() {
  /** Requests waiting behind the running answer, by connection. */
  const queues = new WeakMap<Duplex, QueuedRequest[]>();

  /** Starts an answer, and the next of its connection at its end. */
  function startAnswer(queuedRequest: QueuedRequest, queue: QueuedRequest[]): void {
    const { handle, request, response } = queuedRequest;
    const startNext = (): void => {
      const nextRequest = queue.shift();
      if (nextRequest === undefined) queues.delete(request.socket);
      else startAnswer(nextRequest, queue);
    };
    if (isClosed(response)) return startNext();
    // Only the first response of a connection emits 'close' when the connection ends.
    response.once('close', startNext);
    void handle(request, response);
  }

  return {
    /** Tells whether a connection has a running answer. */
    isBusy: (socket: Duplex): boolean => queues.has(socket),

    /** Queues the requests of a handler that never rejects. */
    queued:
      (handle: Handler) =>
      (request: IncomingMessage, response: ServerResponse): void => {
        const { socket } = request;
        const queue = queues.get(socket);
        const queuedRequest = { handle, request, response };
        if (queue === undefined) {
          const newQueue: QueuedRequest[] = [];
          queues.set(socket, newQueue);
          return startAnswer(queuedRequest, newQueue);
        }
        if (queue.length === MAX_QUEUED) return void socket.destroy();
        queue.push(
          queue.length < MAX_WAITING - 1 ? queuedRequest : { ...queuedRequest, handle: refuse },
        );
      },
  };
}

/** Answers 503 and ends the connection; the requests waiting behind are dropped. */
const refuse: Handler = (_, response) => writeStatus(response, 503, { Connection: 'close' });

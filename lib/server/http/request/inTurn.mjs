// @ts-check
import { answerPlainly } from '../plainAnswer.mjs';
import { isGone, whenGone } from './whenGone.mjs';

/**
 * @typedef {import('../front.mjs').Handler} Handler
 * @typedef {import('node:stream').Duplex} Socket
 *
 * @typedef {object} Queue
 * @property {number} waiting requests that have not been answered, the one under way included
 * @property {Promise<void>} last settles when all of them have been answered, or are given up
 */

/** Requests that a connection may send ahead of their answers (pipelining, RFC 9112 §9.3.2); browsers send none. */
const MOST_WAITING = 8;

/** So many make an end of the connection at once: whoever sends them reads no refusal either. */
const MOST_SENT = 64;

/**
 * Answers the requests of each connection one after the other, however many it sends at once: an answer that nobody
 * reads holds one file and its own bytes, and nothing of the next is made before. The first request above
 * `MOST_WAITING` is answered 503 in its turn, and the connection ends there.
 */
export function inTurn() {
  /** @type {WeakMap<Socket, Queue>} */
  const queues = new WeakMap();

  return {
    /** Says whether a connection has answers under way. @param {Socket} socket */
    isBusy: (socket) => (queues.get(socket)?.waiting ?? 0) > 0,

    /** @param {Handler} handle which never rejects @returns {Handler} */
    queued: (handle) => (request, response) => {
      const queue = queues.get(request.socket) ?? { waiting: 0, last: Promise.resolve() };
      queues.set(request.socket, queue);
      queue.waiting += 1;
      const { waiting } = queue;
      if (waiting > MOST_SENT) request.socket.destroy();
      if (waiting > MOST_WAITING + 1) return queue.last;
      queue.last = queue.last.then(async () => {
        if (isGone(response)) return;
        if (waiting > MOST_WAITING) answerPlainly(response, 503, { Connection: 'close' });
        else void handle(request, response);
        await new Promise((resolve) => whenGone(response, () => resolve(null)));
        queue.waiting -= 1;
      });
      return queue.last;
    },
  };
}

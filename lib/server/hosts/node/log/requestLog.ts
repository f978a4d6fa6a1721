import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Handler } from '@/lib/server/hosts/node/connection/inTurn';
import { during, logEvent } from '@/lib/server/hosts/node/log/jsonLog';

/** Request ids accepted from proxies; other text could inject into the log. */
const ID = /^[\w-]{8,64}$/;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Wraps a handler: gives each request an id, the proxy's or a new one, and logs its answer in one line, with neither
 * client nor address but the media type.
 */
export const logged =
  (handle: Handler): Handler =>
  (request, response) => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && ID.test(given) ? given : randomUUID();
    const begun = performance.now();
    response.setHeader('X-Request-Id', id);
    response.once('close', () =>
      during(id, () =>
        logEvent('request', {
          method: METHODS.has(request.method ?? '') ? request.method : 'other',
          // A refused body has been answered on the bare socket.
          status: response.headersSent ? response.statusCode : null,
          type: String(response.getHeader('Content-Type') ?? '').split(';', 1)[0] || null,
          bytes: Number(response.getHeader('Content-Length')) || null,
          ms: Math.round(performance.now() - begun),
          whole: response.writableFinished,
        }),
      ),
    );
    return during(id, () => handle(request, response));
  };

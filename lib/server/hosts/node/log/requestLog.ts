import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Handler } from '@/lib/server/hosts/node/connection/requestQueue';
import { runWithRequestId, logEvent } from '@/lib/server/hosts/node/log/jsonLog';

/** Request ids accepted from proxies; other text could inject into the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

const LOGGED_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Wraps a handler: gives each request an id, the proxy's or a new id, and logs its answer in one line that holds
 * the media type, and neither client nor address.
 */
export const logRequests =
  (handle: Handler): Handler =>
  (request, response) => {
    const proxyId = request.headers['x-request-id'];
    const id = typeof proxyId === 'string' && REQUEST_ID.test(proxyId) ? proxyId : randomUUID();
    const startedAt = performance.now();
    response.setHeader('X-Request-Id', id);
    response.once('close', () =>
      runWithRequestId(id, () =>
        logEvent('request', {
          method: LOGGED_METHODS.has(request.method ?? '') ? request.method : 'other',
          // A refused body has been answered on the bare socket.
          status: response.headersSent ? response.statusCode : null,
          type: String(response.getHeader('Content-Type') ?? '').split(';', 1)[0] || null,
          bytes: Number(response.getHeader('Content-Length')) || null,
          ms: Math.round(performance.now() - startedAt),
          whole: response.writableFinished,
        }),
      ),
    );
    return runWithRequestId(id, () => handle(request, response));
  };

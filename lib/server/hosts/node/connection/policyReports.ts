import 'server-only';
import { text } from 'node:stream/consumers';
import { refuseBody } from '@/lib/server/hosts/node/connection/refuseBody';
import type { Handler } from '@/lib/server/hosts/node/connection/requestQueue';
import { writeStatus } from '@/lib/server/hosts/node/connection/writeAnswer';
import { logEvent } from '@/lib/server/hosts/node/log/jsonLog';
import { readReports } from '@/lib/server/site/readReports';

/** In bytes: the longest body that is read; a report has some hundreds. */
const MAX_BYTES = 16 * 1024;

/** Largest number of reports logged in a minute: a faulty policy is reported by every visitor. */
const MAX_LINES = 60;
const MINUTE_MS = 60_000;

/**
 * Creates the handler of policy reports: each request is answered 204, and the first reports of each minute are logged.
 */
export function createReportHandler(
  log: typeof logEvent = logEvent,
  now: () => number = Date.now,
): Handler {
  let logWindow = { startedAt: 0, count: 0 };
  const logReports = (body: string): void => {
    for (const report of readReports(body)) {
      if (now() - logWindow.startedAt >= MINUTE_MS) logWindow = { startedAt: now(), count: 0 };
      if (logWindow.count >= MAX_LINES) return;
      logWindow.count += 1;
      log('policy-report', { ...report });
    }
  };
  return async (request, response) => {
    const length = Number(request.headers['content-length'] ?? Infinity);
    // Refuse a body of unknown or excessive length unread.
    if (!(length <= MAX_BYTES)) return refuseBody(request, 204);
    const body = await text(request).catch(() => null);
    if (body === null) return void response.destroy();
    if (logWindow.count < MAX_LINES || now() - logWindow.startedAt >= MINUTE_MS)
      logReports(body);
    writeStatus(response, 204);
  };
}

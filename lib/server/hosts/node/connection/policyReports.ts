import 'server-only';
import { text } from 'node:stream/consumers';
import { refuseBody } from '@/lib/server/hosts/node/connection/refuseBody';
import type { Handler } from '@/lib/server/hosts/node/connection/inTurn';
import { writePlainly } from '@/lib/server/hosts/node/connection/writeAnswer';
import { logEvent } from '@/lib/server/hosts/node/log/jsonLog';
import { readReports } from '@/lib/server/site/readReports';

/** The longest body, in bytes: a report has some hundreds. */
const LONGEST = 16 * 1024;

/** Lines of the log in a minute: whoever breaks one page breaks it for every visitor. */
const LINES = 60;
const MINUTE = 60_000;

/** Makes a handler of policy reports: each is answered 204 whatever it is, and the first of each minute are logged. */
export function takeReports(
  log: typeof logEvent = logEvent,
  now: () => number = Date.now,
): Handler {
  let lines = { since: 0, count: 0 };
  const write = (body: string): void => {
    for (const report of readReports(body)) {
      if (now() - lines.since >= MINUTE) lines = { since: now(), count: 0 };
      if (lines.count >= LINES) return;
      lines.count += 1;
      log('policy-report', { ...report });
    }
  };
  return async (request, response) => {
    const length = Number(request.headers['content-length'] ?? Infinity);
    // One that does not say how long it is, or says too much, is not even read.
    if (!(length <= LONGEST)) return refuseBody(request, 204);
    const body = await text(request).catch(() => null);
    if (body === null) return void response.destroy();
    if (lines.count < LINES || now() - lines.since >= MINUTE) write(body);
    writePlainly(response, 204);
  };
}

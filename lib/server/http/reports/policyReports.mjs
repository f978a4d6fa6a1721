// @ts-check
import { readVariable } from '../../variables.mjs';
import { logEvent } from '../log/jsonLog.mjs';
import { answerPlainly } from '../plainAnswer.mjs';
import { refuseBody } from '../request/refuseBody.mjs';
import { readReports } from './readReports.mjs';

/** Where browsers send them. */
export const REPORTS_PATH = '/api/csp';

/** Of a body, in bytes: a report has some hundreds. */
const LONGEST = 16 * 1024;

/** Lines of the log in a minute: whoever breaks one page breaks it for every visitor. */
const LINES = 60;
const MINUTE = 60_000;

/** Says whether the owner wants to be told that a page's policy was broken: `CSP_REPORTS=1`. */
export const wantsReports = () => readVariable('CSP_REPORTS');

/**
 * What takes reports: each is answered 204 whatever it is, and the first of each minute are logged.
 *
 * @param {(event: string, fields: Readonly<Record<string, unknown>>) => void} [log]
 * @param {() => number} [now] in milliseconds
 * @returns {import('../front.mjs').Handler}
 */
export function takeReports(log = logEvent, now = Date.now) {
  let lines = { since: 0, count: 0 };
  /** @param {string} text */
  const write = (text) => {
    for (const report of readReports(text)) {
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
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => void chunks.push(chunk));
    request.on('end', () => {
      if (lines.count < LINES || now() - lines.since >= MINUTE)
        write(Buffer.concat(chunks).toString('utf8'));
      answerPlainly(response, 204);
    });
    request.on('error', () => response.destroy());
  };
}

/**
 * Asks browsers to tell when this page's policy is broken, in the old way and the new (CSP 3 §5.3, Reporting API).
 *
 * @param {import('node:http').ServerResponse} response
 */
export function askForReports(response) {
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  if (policy === '' || policy.includes('report-uri')) return;
  response.setHeader('Reporting-Endpoints', `csp="${REPORTS_PATH}"`);
  response.setHeader(
    'Content-Security-Policy',
    `${policy}; report-uri ${REPORTS_PATH}; report-to csp`,
  );
}

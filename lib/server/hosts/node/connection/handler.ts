import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { refuseMethod } from '@/lib/http/methods';
import type { RequestHead } from '@/lib/http/requestHead';
import { hasOneHost } from '@/lib/server/hosts/node/connection/host';
import type { Handler } from '@/lib/server/hosts/node/connection/requestQueue';
import { createReportHandler } from '@/lib/server/hosts/node/connection/policyReports';
import { hasBody, refuseBody } from '@/lib/server/hosts/node/connection/refuseBody';
import { readRequestTarget } from '@/lib/server/hosts/node/connection/requestTarget';
import { writeAnswer, writeStatus } from '@/lib/server/hosts/node/connection/writeAnswer';
import type { AnswerRequest } from '@/lib/server/site/site';

/**
 * Creates the handler of Node's requests: refuses by parts that `Request` does not show (bodies, `Host` fields,
 * targets), and passes the rest to the site.
 * @param reports path of the reporting endpoint for violated policies; null when reports are off
 */
export function createHandler(answerRequest: AnswerRequest, reports: string | null): Handler {
  const onReport = reports === null ? null : createReportHandler();
  return (request, response) => {
    const { method = '', headers } = request;
    const refusal = hasOneHost(request) ? refuseMethod(method) : 400;
    if (onReport !== null && refusal === 405 && method === 'POST' && request.url === reports)
      return onReport(request, response);
    if (hasBody(headers)) return refuseBody(request, refusal ?? 400);
    if (refusal !== null) return writeStatus(response, refusal);
    const target = readRequestTarget(request.url ?? '');
    if (target === null) return writeStatus(response, 400);
    const answer = answerRequest(requestHead(request, target));
    if (!(answer instanceof Promise)) return writeAnswer(response, answer);
    return answer.then((readyAnswer) => writeAnswer(response, readyAnswer));
  };
}

/** Reads the head of a request. Node has already joined fields of one name. */
function requestHead(
  { method = 'GET', headers }: IncomingMessage,
  target: string,
): RequestHead {
  return {
    method,
    url: `http://${headers.host === undefined || headers.host === '' ? 'localhost' : headers.host}${target}`,
    headers: { get: (name) => headerOf(headers, name) },
  };
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return value === undefined ? null : String(value);
}

// @ts-check
import { finishAnswer } from './finishAnswer.mjs';
import { holdAnswer } from './heldAnswer.mjs';
import { answerList, keptList } from './keptList.mjs';
import { hasOneHost } from './request/host.mjs';
import { refuseMethod } from './request/methods.mjs';
import { answerPlainly } from './plainAnswer.mjs';
import { hasBody, refuseBody } from './request/refuseBody.mjs';
import {
  isBuildAsset,
  isInternal,
  NOWHERE,
  readRequestTarget,
} from './request/requestTarget.mjs';
import { dropMisleadingHeaders } from './request/routerHeaders.mjs';
import { sendFile } from './files/sendFile.mjs';
import { REPORTS_PATH, takeReports, wantsReports } from './reports/policyReports.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => Promise<void>} Handler
 *
 * @typedef {object} Site
 * @property {Handler} next
 * @property {(path: string) => Promise<import('./files/staticFiles.mjs').StaticFile | null>} findFile
 * @property {ReadonlyMap<string, import('./paint/styleSheets.mjs').StyleSheet>} sheets of the build, by address
 */

/**
 * Answers every request: refuses what the site does not do, sends files itself, and hands the rest to Next with a
 * request that cannot mislead it.
 *
 * @param {Site} site
 * @returns {Handler}
 */
export function createFront({ next, findFile, sheets }) {
  const report = wantsReports() ? takeReports() : null;
  return async (request, response) => {
    const refused = refuse(request);
    if (report !== null && refused === 405 && isReport(request))
      return report(request, response);
    if (hasBody(request.headers)) return refuseBody(request, refused ?? 400);
    if (refused !== null) return answerPlainly(response, refused);
    const target = readRequestTarget(request.url);
    if (target === null) return answerPlainly(response, 400);
    const { path, search } = target;
    const file = await findFile(path);
    if (file) return sendFile(request, response, path, file);
    if (isBuildAsset(path)) return answerPlainly(response, 404);
    const wanted = { path: isInternal(path) ? NOWHERE : path, search };
    return toNext({ next, sheets }, request, response, wanted);
  };
}

/**
 * The status of a request that is answered without looking where it goes; null for one that is not.
 *
 * @param {Request} request
 */
const refuse = (request) => (hasOneHost(request) ? refuseMethod(request.method) : 400);

/** Says whether a request sends a report, for those who take them. @param {Request} request */
const isReport = ({ method, url }) => method === 'POST' && url === REPORTS_PATH;

/**
 * @param {Pick<Site, 'next' | 'sheets'>} site
 * @param {Request} request
 * @param {Response} response
 * @param {{ path: string, search: string }} target
 */
async function toNext({ next, sheets }, request, response, { path, search }) {
  const conditions = { ...request.headers };
  const isRsc = dropMisleadingHeaders(request.headers);
  const isMixable = !isRsc && new URLSearchParams(search).has('_rsc');
  const finisher = finishAnswer({ request, path, isMixable, conditions, sheets });
  const list = isRsc ? null : await keptList(path, search, request.headers);
  holdAnswer(response, finisher);
  if (list !== null) return answerList(response, list);
  request.url = path + search;
  // Node sends no body to a HEAD: its headers are those of the GET.
  request.method = 'GET';
  await next(request, response);
}

// @ts-check

/** @typedef {NonNullable<Awaited<ReturnType<NonNullable<typeof globalThis.chroniquesKeptLists>>>>} PageForAll */

/**
 * The list of episodes that a request asks for, when it is one that many ask for; null for any other.
 *
 * @param {string} path
 * @param {string} search
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {Promise<PageForAll | null>}
 */
export async function keptList(path, search, headers) {
  if (path !== '/episodes') return null;
  return (await globalThis.chroniquesKeptLists?.({ search, headers })) ?? null;
}

/**
 * Answers with it as Next would: what follows completes it.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {PageForAll} page
 */
export function answerList(response, { body, policy, link }) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', PRIVATE);
  response.setHeader('Vary', VARY);
  if (link !== '') response.setHeader('Link', link);
  response.end(body);
}

/** As Next says of a page that answers a query. */
const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** The data of the page is under its address too. */
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

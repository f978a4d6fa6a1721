// @ts-check
import { request } from 'node:http';

/** Of the warming, in milliseconds: visitors who come before its end wait a little, as they would without it. */
const PATIENCE = 5000;

/**
 * Asks a server on this machine for pages, one after the other, before the first visitor does: what is made once and
 * kept (the list of the episodes with its search index, the answer of the podcast's feed) is then there, and nobody
 * else is kept waiting by its making. Never rejects.
 * Returns those that were answered by a failure of the server; one that takes too long is none.
 *
 * @param {number} port
 * @param {string | undefined} hostname
 * @param {readonly string[]} paths
 * @returns {Promise<readonly string[]>}
 */
export async function warm(port, hostname, paths) {
  const failed = [];
  for (const path of paths) if ((await ask(port, hostname, path)) >= 500) failed.push(path);
  return failed;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @param {string} path
 * @returns {Promise<number>} its status; 0 without an answer
 */
function ask(port, host = 'localhost', path) {
  return new Promise((resolve) => {
    const asked = request({ host, port, path, agent: false, timeout: PATIENCE }, (answer) =>
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0)),
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0));
    asked.end();
  });
}

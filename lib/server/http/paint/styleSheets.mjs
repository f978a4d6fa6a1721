// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A style sheet of the build, as it is written into pages.
 * @typedef {object} StyleSheet
 * @property {string} text its rules, whose relative addresses have become absolute
 * @property {string} source the source expression that admits it (CSP 3 §2.3.1)
 */

const FOLDER = ['.next', 'static', 'chunks'];
const ADDRESS = '/_next/static/chunks/';

/** An address relative to its sheet; what begins with a scheme, a slash or a hash stays. */
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|["'/#])([^"')]+)\1\)/gi;

/**
 * Reads the style sheets of the build once, by their addresses.
 *
 * @param {string} root of the site
 * @returns {ReadonlyMap<string, StyleSheet>}
 */
export function readStyleSheets(root) {
  const folder = join(root, ...FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const sheets = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => styleSheet(ADDRESS + name, readFileSync(join(folder, name), 'utf8')));
  return new Map(sheets.flatMap((sheet) => (sheet === null ? [] : [sheet])));
}

/**
 * A sheet as a page may hold it; null for one that would end the element that holds it.
 *
 * @param {string} address
 * @param {string} rules
 * @returns {[string, StyleSheet] | null}
 */
export function styleSheet(address, rules) {
  if (/<\/style/i.test(rules)) return null;
  const text = rules.replace(
    RELATIVE_URL,
    (_, /** @type {string} */ quote, /** @type {string} */ target) =>
      `url(${quote}${new URL(target, `http://sheet${address}`).pathname}${quote})`,
  );
  const digest = createHash('sha256').update(text).digest('base64');
  return [address, { text, source: `'sha256-${digest}'` }];
}

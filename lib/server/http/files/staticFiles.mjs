// @ts-check
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentType } from 'mime-types';
import { shorten } from './entityTag.mjs';
import { formerFile } from './formerBuilds.mjs';
import { precompressed } from './precompressed.mjs';
import { isBuildAsset } from '../request/requestTarget.mjs';

/**
 * A file that is served as it is.
 * @typedef {object} StaticFile
 * @property {string} file its path on the disk
 * @property {string} type
 * @property {boolean} isHashed whether its name is made of what is in it
 * @property {number} size in bytes
 * @property {number} modifiedAt milliseconds since 1970
 * @property {string} etag of its bytes, so that it is the same on every copy of the site
 * @property {Readonly<Partial<Record<import('./contentCoding.mjs').Coding, string>>>} encoded where the build compressed it
 */

/**
 * Finds the files of `public/` and of the build by their addresses. Their names are read once, at start, as Next
 * does: an address that is not among them never reaches the disk, but for one of a former build.
 *
 * @param {string} root of the site
 * @param {string} [formerBuilds] a folder of their files (formerBuilds.mjs)
 * @returns {(path: string) => Promise<StaticFile | null>}
 */
export function staticFiles(root, formerBuilds) {
  const files = siteFiles(root);
  const encodedOf = precompressed(root);
  /** @type {Map<string, Promise<StaticFile | null>>} */
  const known = new Map();
  return async (path) => {
    const address = decode(path);
    if (address === null) return null;
    const here = files.get(address) ?? null;
    const found = here === null ? null : await find(here, address);
    if (found !== null || formerBuilds === undefined) return found;
    const former = formerFile(formerBuilds, address);
    return former === null ? null : find(former, address);
  };

  /** @param {string} file @param {string} address */
  async function find(file, address) {
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile()) return null;
    const { size, mtimeMs } = stats;
    const seen = await known.get(file);
    if (seen?.size === size && seen.modifiedAt === mtimeMs) return seen;
    const reading = describe(file, address, size, mtimeMs)
      .then((described) => ({ ...described, encoded: encodedOf(described.etag.slice(1, -1)) }))
      .catch(() => null);
    known.set(file, reading);
    return reading;
  }
}

/**
 * The files of `public/` and of the build, by their addresses.
 *
 * @param {string} root of the site
 * @returns {ReadonlyMap<string, string>}
 */
export const siteFiles = (root) =>
  new Map([
    ...namesBelow(join(root, 'public'), '/'),
    ...namesBelow(join(root, '.next', 'static'), '/_next/static/'),
  ]);

/**
 * @param {string} file
 * @param {string} address
 * @param {number} size
 * @param {number} modifiedAt
 * @returns {Promise<Omit<StaticFile, 'encoded'>>}
 */
export async function describe(file, address, size, modifiedAt) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const type = contentType(address.slice(address.lastIndexOf('/') + 1));
  return {
    file,
    type: type || 'application/octet-stream',
    isHashed: isBuildAsset(address),
    size,
    modifiedAt,
    etag: `"${shorten(hash)}"`,
  };
}

/** @param {string} folder @param {string} prefix @returns {[string, string][]} */
function namesBelow(folder, prefix) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => [
      prefix +
        file
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
      file,
    ]);
}

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

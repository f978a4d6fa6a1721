// @ts-check
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { makeFolder } from './makeFolder.mjs';

/** @typedef {import('./contentCoding.mjs').Coding} Coding */

/** Made by a build, beside what it made: one that is not there is compressed when it is first asked for. */
const FOLDER = ['.next', 'encoded'];

/** What is gained must be worth a file. */
const WORTH = 0.95;

const encode = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Finds texts that the build has compressed as far as can be, by the digests of their plain bytes.
 *
 * @param {string} root of the site
 * @returns {(digest: string) => Readonly<Partial<Record<Coding, string>>>} their paths on the disk
 */
export function precompressed(root) {
  const folder = join(root, ...FOLDER);
  const names = new Set(readNames(folder));
  return (digest) => {
    /** @type {Partial<Record<Coding, string>>} */
    const found = {};
    for (const coding of /** @type {const} */ (['br', 'gzip'])) {
      const name = `${digest}.${coding}`;
      if (names.has(name)) found[coding] = join(folder, name);
    }
    return found;
  };
}

/**
 * Compresses a text in both codings, as far as can be, for `precompressed` to find.
 *
 * @param {string} root of the site
 * @param {string} file
 * @param {string} digest of its bytes
 */
export async function precompress(root, file, digest) {
  const folder = join(root, ...FOLDER);
  await makeFolder(folder);
  const body = await readFile(file);
  for (const coding of /** @type {const} */ (['br', 'gzip'])) {
    const made = await encode[coding](body);
    if (made.length < body.length * WORTH)
      await writeFile(join(folder, `${digest}.${coding}`), made);
  }
}

/** @param {string} folder */
function readNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

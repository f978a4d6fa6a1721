/**
 * What a build needs once Next has made it:
 *   node scripts/dev/finish-build.mjs
 * Its scripts ask to be compiled as they arrive; then its texts are compressed as far as can be, once, so that the
 * server never does it while somebody waits. They lie in .next/encoded, under the digests of their bytes.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from 'mime-types';
import { isCompressible } from '../../lib/server/http/files/contentCoding.mjs';
import { precompress } from '../../lib/server/http/files/precompressed.mjs';
import { describe, siteFiles } from '../../lib/server/http/files/staticFiles.mjs';
import { hintScripts } from './compileHints.mjs';

/** Below it nothing is compressed; above it a text goes as it is (sendFile.mjs). In bytes. */
const [SMALLEST, LONGEST] = [1024, 4 * 1024 * 1024];

const AT_ONCE = 4;

const root = process.cwd();
await hintScripts(join(root, '.next', 'static', 'chunks'));
const texts = [...siteFiles(root)].filter(([address]) =>
  isCompressible(contentType(address.slice(address.lastIndexOf('/') + 1)) || ''),
);
const left = [...texts];

async function work() {
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [address, file] = next;
    const { size, mtimeMs } = await stat(file);
    if (size < SMALLEST || size > LONGEST) continue;
    const { etag } = await describe(file, address, size, mtimeMs);
    await precompress(root, file, etag.slice(1, -1));
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownFile, KnownFiles } from '@/lib/server/hosts/edge/fileSystem';
import { filesBelow } from '@/lib/server/hosts/node/filesBelow';

/** Files whose text is read at request time; of other files, only existence and size are bundled. */
const TEXT_FILES =
  /^(?:content\/.*\.json|public\/audio\/.*\.(?:vtt|json)|public\/maps\/[\w-]+\/land\.json)$/;

/** Previews that pages inline. */
const PREVIEWS = /^public\/.*-preview\.avif$/;

/** Path of the image's manifest. */
export const MANIFEST = '.next/image/manifest.json';

/** Single text files with facts about the build. */
const SINGLE_FILES = ['.next/BUILD_ID', MANIFEST];

/** Reads the site's files that an edge host's bundle must contain. */
export async function knownFiles(root: string): Promise<KnownFiles> {
  const listings = await Promise.all(
    ['content', 'public'].map((folder) => filesBelow(join(root, folder), `${folder}/`)),
  );
  const files = [
    ...listings.flat(),
    ...SINGLE_FILES.map((path) => ({ path, file: join(root, path) })),
  ];
  const entries = files.map(async ({ path, file }): Promise<[string, KnownFile]> => {
    const { size, mtimeMs } = await stat(file);
    const facts = { size, modifiedAt: Math.floor(mtimeMs) };
    if (PREVIEWS.test(path))
      return [path, { ...facts, base64: (await readFile(file)).toString('base64') }];
    if (!TEXT_FILES.test(path) && !SINGLE_FILES.includes(path)) return [path, facts];
    return [path, { ...facts, text: withoutWhitespace(path, await readFile(file, 'utf8')) }];
  });
  return Object.fromEntries((await Promise.all(entries)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Removes the white space of an owner's JSON, a quarter of it; `public/` is bundled byte for byte, for its digests. */
const withoutWhitespace = (path: string, text: string): string =>
  path.startsWith('content/') ? JSON.stringify(JSON.parse(text)) : text;

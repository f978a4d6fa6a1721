import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { readOnce } from '@/lib/server/content/readOnce';
import type { SharePicture } from '@/lib/server/share-image/catalogue';

/** Folders of the drawing code and its fonts: a change in these folders changes every picture. */
const CODE_FOLDERS = ['lib/server/share-image', 'lib/share', 'lib/geometry', 'app/fonts'];

/** Characters of base64url: half of a SHA-256. */
const KEY_LENGTH = 22;

/** Returns the digest of all sources of a picture: equal keys mean equal pictures. */
export function pictureKey({ words, sources, files }: SharePicture): string {
  const hash = createHash('sha256').update(codeDigest());
  hash.update(JSON.stringify([words, sources]));
  for (const file of files) hash.update(publicFile(file) ? publicDigest(file) : '-');
  return hash.digest('base64url').slice(0, KEY_LENGTH);
}

const publicDigest = readOnce((file: string): string =>
  digestOf(readFileSync(join(process.cwd(), 'public', file))),
);

const codeDigest = readOnce((): string => {
  const hash = createHash('sha256');
  for (const folder of CODE_FOLDERS)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.\w+$/.test(name)) hash.update(readFileSync(join(folder, name)));
  return hash.digest('base64url');
});

const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url');

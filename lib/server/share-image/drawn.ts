import 'server-only';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawPicture, type SharePicture } from '@/lib/server/share-image/catalogue';
import { drawnFile } from '@/lib/server/share-image/drawnFile';
import { makeFolder } from '@/lib/server/makeFolder';

/**
 * Draws a picture unless its file exists. The file appears atomically, since other requests may read it.
 * @returns the path of the picture's file
 */
export async function drawOnce(picture: SharePicture, key: string): Promise<string> {
  const file = drawnFile(key);
  if (existsSync(file)) return file;
  const draft = `${file}.${process.pid}`;
  await makeFolder(dirname(file));
  try {
    await writeFile(draft, await drawPicture(picture));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return file;
}

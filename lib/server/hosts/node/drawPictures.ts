import 'server-only';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { drawOnce } from '@/lib/server/share-image/drawn';
import type { SiteManifest } from '@/lib/server/manifest';

/** Draws the pictures that the build has left out: the picture at a path or, without a path, all. */
async function draw(requestedPath: string | undefined): Promise<void> {
  const { pictures }: SiteManifest = JSON.parse(
    readFileSync('.next/image/manifest.json', 'utf8'),
  );
  for (const [path, key] of Object.entries(pictures)) {
    if (requestedPath !== undefined && requestedPath !== path) continue;
    try {
      const findPicture = sharePictures().get(path);
      if (findPicture !== undefined) await drawOnce(findPicture(), key);
    } catch (error) {
      console.error(`${path}: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  process.exit();
}

// Exit when the server that started this process exits.
process.on('disconnect', () => process.exit());
// Lowest scheduling priority, so that requests are served first where cores are few.
setPriority(10);
void draw(process.argv[2]);

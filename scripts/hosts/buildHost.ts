import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownFiles } from '@/lib/server/hosts/edge/fileSystem';
import type { SiteManifest } from '@/lib/server/manifest';
import { storePictures } from '@/scripts/build/image/pictures';
import { openStore } from '@/scripts/build/image/store';
import { bundleEdge, LIVE_PAGES } from '@/scripts/hosts/bundle';
import type { EdgeHost } from '@/scripts/hosts/hostProcess';
import { knownFiles, MANIFEST } from '@/scripts/hosts/knownFiles';
import { manifestsOf } from '@/scripts/hosts/manifests';

/** Makes the bundle of an edge host beside the site image, and prints its size. */
export async function buildHost(root: string, host: EdgeHost): Promise<void> {
  const files: KnownFiles = {
    ...(await knownFiles(root)),
    ...Object.fromEntries(await manifestsOf(root, LIVE_PAGES)),
    [MANIFEST]: await completeManifest(root),
  };
  const folder = join(root, '.next/image', host);
  await mkdir(folder, { recursive: true });
  const { bytes, gzip } = await bundleEdge(root, host, files, folder);
  console.log(
    `✓ ${host}: ${Math.round(bytes / 1000)} kB, ${Math.round(gzip / 1000)} kB in gzip`,
  );
}

/** Reads the manifest of the image, after drawing the share images that were left for later. */
async function completeManifest(root: string): Promise<KnownFiles[string]> {
  const text = await readFile(join(root, MANIFEST), 'utf8');
  const manifest: SiteManifest = JSON.parse(text);
  const missingCount = Object.keys(manifest.pictures).length;
  if (missingCount > 0)
    console.log(`▸ Drawing the pictures of shared links (${missingCount})…`);
  const store = await openStore(join(root, '.next/image/files'));
  const drawnFiles = missingCount === 0 ? {} : (await storePictures(store, false)).files;
  const fullManifest = JSON.stringify({
    ...manifest,
    files: { ...manifest.files, ...drawnFiles },
    pictures: {},
  });
  return { size: fullManifest.length, modifiedAt: 0, text: fullManifest };
}

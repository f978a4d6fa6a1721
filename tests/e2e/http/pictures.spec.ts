import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites } from '@/tests/e2e/site';

const PATH = '/partage/outils/quizz.jpg';

it.afterEach(stopSites);

/** Writes this build's site into a folder, its image without share pictures. */
function writeSiteWithoutPictures(root: string): void {
  const image = join(root, '.next/image');
  mkdirSync(image, { recursive: true });
  const link = (target: string, path: string): void =>
    symlinkSync(resolve(target), join(root, path));
  for (const name of ['node_modules', 'app', 'components', 'content', 'public', 'package.json'])
    link(name, name);
  for (const name of readdirSync('.next').filter((entry) => entry !== 'image'))
    link(`.next/${name}`, `.next/${name}`);
  for (const name of ['files', 'host']) link(`.next/image/${name}`, `.next/image/${name}`);
  const manifest = JSON.parse(readFileSync('.next/image/manifest.json', 'utf8'));
  const files = Object.entries(manifest.files).filter(([path]) => !path.endsWith('/quizz.jpg'));
  writeFileSync(
    join(image, 'manifest.json'),
    JSON.stringify({
      ...manifest,
      files: Object.fromEntries(files),
      pictures: { [PATH]: 'key' },
    }),
  );
}

it('a share picture that is missing from the build is drawn on request, and cached', async () => {
  const root = it.info().outputPath('without-pictures');
  writeSiteWithoutPictures(root);
  const site = await startSite('', {}, root);
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await fetch(site.origin + PATH);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    // JPEG's SOI marker (ISO/IEC 10918-1, B.1.1.3).
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(readFileSync(join(root, '.cache/partage/key.jpg')).equals(bytes)).toBe(true);
  }
});

import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites } from '@/tests/e2e/site';

const PATH = '/partage/outils/quizz.jpg';

it.afterEach(stopSites);

/** Lays out this build's site in a folder, its image without share pictures. */
function layOutWithoutPictures(root: string): void {
  const image = join(root, '.next/image');
  mkdirSync(image, { recursive: true });
  const link = (from: string, to: string): void => symlinkSync(resolve(from), join(root, to));
  for (const name of ['node_modules', 'app', 'components', 'content', 'public', 'package.json'])
    link(name, name);
  for (const name of readdirSync('.next').filter((one) => one !== 'image'))
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

it('a share picture that the build has left out is drawn beside the server, and kept', async () => {
  const root = it.info().outputPath('without-pictures');
  layOutWithoutPictures(root);
  const site = await startSite('', {}, root);
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(site.origin + PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    // JPEG's SOI marker (ISO/IEC 10918-1, B.1.1.3).
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(readFileSync(join(root, '.cache/partage/key.jpg')).equals(bytes)).toBe(true);
  }
});

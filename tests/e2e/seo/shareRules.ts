import { readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { episodes, maps, tools } from '@/tests/e2e/content';
import { forEachConcurrently, type Rule } from './crawler';
import { eachPage, ownPath, pagesOf } from './eachPage';

const MAX_BYTES = 250_000;

const namesOf = (folder: string): readonly string[] =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

/** Share pictures of pages that have their own. */
const OWN_PICTURES: ReadonlyMap<string, string> = new Map([
  ...episodes.map(
    ({ slug }) => [`/episodes/${slug}`, `/partage/episodes/${slug}.jpg`] as const,
  ),
  ...namesOf('buildings').map(
    (id) => [`/outils/reconstitutions/${id}`, `/partage/reconstitutions/${id}.jpg`] as const,
  ),
  ...namesOf('documents').map(
    (slug) => [`/outils/documents/${slug}`, `/partage/documents/${slug}.jpg`] as const,
  ),
  ...[...maps].flatMap(([map, { places }]) => [
    [`/outils/carte-interactive/${map}`, `/partage/cartes/${map}.jpg`] as const,
    ...places.map(
      ({ id }) =>
        [`/outils/carte-interactive/${map}/${id}`, `/partage/lieux/${map}/${id}.jpg`] as const,
    ),
  ]),
]);

/** Rules of the pictures and texts of shared pages. */
export const SHARE_RULES: Readonly<Record<string, Rule>> = {
  'each page has one share picture, with an alternative text': eachPage(
    ({ metas, path }, crawl) => {
      const image = ownPath(crawl, metas['og:image']);
      if (metas['og:image']?.length !== 1) return 'og:image';
      if (OWN_PICTURES.has(path) && OWN_PICTURES.get(path) !== image) return image;
      if (/^\/outils\/(?:quizz|revision)$/.test(path) && !image.startsWith('/partage/'))
        return image;
      const size = ['og:image:width', 'og:image:height'].map((name) => metas[name]?.[0]).join();
      if (size !== '1200,630') return size;
      const alt = metas['og:image:alt']?.[0] ?? '';
      if (image.startsWith('/partage/') ? !/^«\u00a0.+\u00a0»/.test(alt) : alt === '')
        return alt || 'no og:image:alt';
      return !/^(summary_large_image|player)$/.test(metas['twitter:card']?.[0] ?? '');
    },
  ),
  'each share picture is a unique JPEG of 1200 × 630 pixels, below 250 kB': async (crawl) => {
    const violations: string[] = [...OWN_PICTURES.keys()].filter(
      (path) => !crawl.pages.has(path),
    );
    const pathsByDigest = new Map<string, string>();
    const pictures = new Set([
      ...pagesOf(crawl).map(({ metas }) => ownPath(crawl, metas['og:image'])),
      ...tools.map(({ id }) => `/partage/outils/${id}.jpg`),
    ]);
    await forEachConcurrently([...pictures], async (path) => {
      const response = await fetch(crawl.baseURL + path);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status !== 200) return void violations.push(`${path}: ${response.status}`);
      const { format, width, height } = await sharp(bytes).metadata();
      const description = [
        format,
        `${width} × ${height}`,
        response.headers.get('content-type'),
        /max-age=86400/.test(response.headers.get('cache-control') ?? '') && 'a day',
        bytes.length < MAX_BYTES && 'light',
      ].join();
      if (description !== 'jpeg,1200 × 630,image/jpeg,a day,light')
        violations.push(`${path}: ${description}`);
      const digest = createHash('sha256').update(bytes).digest('hex');
      if (pathsByDigest.has(digest)) violations.push(`${path} is ${pathsByDigest.get(digest)}`);
      pathsByDigest.set(digest, path);
    });
    return violations;
  },
};

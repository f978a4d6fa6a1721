/**
 * Turns the outputs of `next build` into the site image, `.next/image`: every page, payload and file once, named by the
 * digest of its bytes; one manifest; the programs of the Node host.
 *   node --conditions=react-server --import tsx scripts/build/image/build.ts <outputs of the adapter>
 * With `SHARE_PICTURES=later` the running site draws the share images.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildingPath } from '@/lib/buildings/address';
import { pathPath } from '@/lib/paths/address';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPaths } from '@/lib/server/content/paths';
import { isOfflineOff } from '@/lib/server/environment';
import { listChoices } from '@/lib/server/list/choices';
import { buildItems } from '@/lib/server/offline/buildItems';
import { buildingPack } from '@/lib/server/offline/buildingPack';
import { episodePack, sitePack } from '@/lib/server/offline/packs';
import { pathPack } from '@/lib/server/offline/pathPack';
import { filesBelow } from '@/lib/server/hosts/node/filesBelow';
import { hashSource } from '@/lib/server/site/digest';
import type { SiteFile, SiteManifest } from '@/lib/server/manifest';
import { inlinedRules, type StyleSheets } from '@/lib/server/site/page/styleSheet';
import { compileFirstScripts } from '@/scripts/build/image/firstScripts';
import { bundleHost } from '@/scripts/build/image/bundle';
import { hintScripts } from '@/scripts/build/image/compileHints';
import { storeAnswers, storeFiles } from '@/scripts/build/image/files';
import { storeLivePages } from '@/scripts/build/image/live';
import { readOutputs } from '@/scripts/build/image/outputs';
import { storeDocument, storePages } from '@/scripts/build/image/pages';
import { storePictures } from '@/scripts/build/image/pictures';
import { openStore, type Store } from '@/scripts/build/image/store';

const root = process.cwd();
const imageFolder = join(root, '.next/image');

async function buildImage(outputsFile: string): Promise<void> {
  const startedAt = performance.now();
  await rm(imageFolder, { recursive: true, force: true });
  await hintScripts(join(root, '.next/static/chunks'));
  const { buildId, prerenders, staticFiles } = readOutputs(outputsFile);
  const store = await openStore(join(imageFolder, 'files'));
  const sheets = await readSheets();
  const pages = await storePages(prerenders, store, sheets);
  const hashedFiles = staticFiles.filter(({ path }) => path.startsWith('/_next/'));
  // Icons, sitemap and similar files, rewritten by each build, get no date.
  const iconsAndTexts = staticFiles.filter(
    ({ path }) => !path.startsWith('/_next/') && path !== '/404' && path !== '/500',
  );
  const publicFiles = await filesBelow(join(root, 'public'), '/');
  const files = {
    ...Object.fromEntries(await storeAnswers(prerenders, store)),
    ...Object.fromEntries(await storeFiles(iconsAndTexts, store, false)),
    ...Object.fromEntries(await storeFiles([...hashedFiles, ...publicFiles], store)),
  };
  const choices = listChoices();
  const finished = await storeLivePages(root, choices, store, sheets);
  const pictures = await storePictures(store, process.env['SHARE_PICTURES'] === 'later');
  const notFoundFile = staticFiles.find(({ path }) => path === '/404');
  if (notFoundFile === undefined) throw new Error('Next has made no page « /404 ».');
  const notFound = await storeDocument(
    notFoundFile.path,
    await readFile(notFoundFile.file, 'utf8'),
    store,
    sheets,
  );
  const manifest: SiteManifest = {
    build: buildId,
    pages,
    redirects: Object.fromEntries(loadContent().redirects),
    notFound,
    files: {
      ...files,
      ...(await storePacks(store, { build: buildId, pages, files })),
      ...pictures.files,
    },
    finished,
    choices,
    sheets: Object.fromEntries(sheets),
    firstScripts: await Promise.all(Object.values(compileFirstScripts()).map(hashSource)),
    pictures: pictures.pending,
  };
  await writeFile(join(imageFolder, 'manifest.json'), JSON.stringify(manifest));
  await bundleHost(root, join(imageFolder, 'host'));

  const { bodies, bytes } = store.size();
  console.log(
    `✓ Site image: ${Object.keys(pages).length} pages, ${Object.keys(manifest.files).length} files, ` +
      `${bodies} bodies, ${Math.round(bytes / 1e6)} MB, ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
}

async function readSheets(): Promise<StyleSheets> {
  const staticFiles = await filesBelow(join(root, '.next/static'), '/_next/static/');
  const rules = staticFiles
    .filter(({ path }) => path.endsWith('.css'))
    .map(async ({ path, file }): Promise<[string, string]> => [
      path,
      inlinedRules(path, await readFile(file, 'utf8')),
    ]);
  return new Map(await Promise.all(rules));
}

/** Writes the packs of every episode, learning path and reconstruction, and of the site. */
async function storePacks(
  store: Store,
  manifestPart: Parameters<typeof buildItems>[0],
): Promise<Readonly<Record<string, SiteFile>>> {
  if (isOfflineOff()) return {};
  const items = buildItems(manifestPart);
  const packs = [
    { path: '/hors-ligne/paquet.json', pack: sitePack(items) },
    ...loadPaths().map((path) => ({
      path: `${pathPath(path.id)}/paquet.json`,
      pack: pathPack(path, items),
    })),
    ...loadBuildings().map((building) => ({
      path: `${buildingPath(building.id)}/paquet.json`,
      pack: buildingPack(building, items),
    })),
    ...loadEpisodes().map(({ slug, path }) => ({
      path: `${path}/paquet.json`,
      pack: episodePack(slug, items),
    })),
  ];
  const type = 'application/json';
  const entries = packs.flatMap(({ path, pack }) =>
    pack === null
      ? []
      : [
          store
            .put(new TextEncoder().encode(JSON.stringify(pack)), type)
            .then((body): [string, SiteFile] => [
              path,
              { ...body, type, headers: { 'Cache-Control': 'no-cache' } },
            ]),
        ],
  );
  return Object.fromEntries(await Promise.all(entries));
}

void buildImage(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

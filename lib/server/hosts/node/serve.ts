import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { livePages } from '@/lib/server/hosts/livePages';
import { createHandler } from '@/lib/server/hosts/node/connection/handler';
import { createServer } from '@/lib/server/hosts/node/connection/createServer';
import { createEncoder } from '@/lib/server/hosts/node/encode';
import { findFormerFile, copyHashedFiles } from '@/lib/server/hosts/node/formerBuilds';
import { frameworkPage } from '@/lib/server/hosts/node/frameworkPage';
import { createReader } from '@/lib/server/hosts/node/imageFiles';
import { logFailure } from '@/lib/server/hosts/node/log/failure';
import { isJson, logAsJson } from '@/lib/server/hosts/node/log/jsonLog';
import { logRequests } from '@/lib/server/hosts/node/log/requestLog';
import { createDrawer } from '@/lib/server/hosts/node/sharePictures';
import { shutdown, whenNpmEnds } from '@/lib/server/hosts/node/shutdown';
import { writers } from '@/lib/server/hosts/writers';
import { routeAt } from '@/lib/server/hosts/routes';
import { readiness } from '@/lib/server/readiness/readiness';
import type { SiteManifest } from '@/lib/server/manifest';
import { readSettings } from '@/lib/server/site/settings';
import { createSite } from '@/lib/server/site/site';
import { startTracing } from '@/lib/server/telemetry/tracing';
import { readVariable } from '@/lib/server/variables.mjs';

/**
 * Serves the site image of the current folder. Rejects when the image is unusable or the port cannot be opened.
 * @param hostname to listen on; all interfaces if undefined
 */
export async function serve(port: number, hostname: string | undefined): Promise<void> {
  if (isJson()) logAsJson();
  if (readVariable('OTEL_EXPORTER_OTLP_ENDPOINT') !== '') await startTracing();
  const root = process.cwd();
  const imageFolder = join(root, '.next/image');
  const manifest: SiteManifest = JSON.parse(
    readFileSync(join(imageFolder, 'manifest.json'), 'utf8'),
  );
  const buildsFolder = readVariable('FORMER_BUILDS_DIR') || join(root, '.cache', 'builds');
  const drawer = createDrawer(manifest.pictures, join(imageFolder, 'host/drawPictures.mjs'));
  const settings = readSettings();
  const answerRequest = createSite({
    manifest,
    settings,
    open: createReader(join(imageFolder, 'files')),
    findOtherFile: async (path) =>
      (await drawer.find(path)) ?? findFormerFile(buildsFolder, path),
    routeAt,
    livePages: livePages(manifest, (path) => frameworkPage(root, path)),
    writers,
    encode: createEncoder(),
  });
  const handler = createHandler(answerRequest, settings.reports);
  const server = createServer(isJson() ? logRequests(handler) : handler);
  const stop = shutdown(
    server,
    (code) => process.exit(code),
    // Grace period: long enough to send an episode on a slow line, and shorter than hosts wait before SIGKILL.
    readVariable('SHUTDOWN_SECONDS'),
  );
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  whenNpmEnds(stop);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  }).catch((error: unknown) => {
    throw new Error(`Le port ${port} ne peut pas être ouvert (${messageOf(error)}).`);
  });
  server.on('error', logFailure);
  // Requests are already answered; a failed readiness check still ends the server.
  await readiness().catch((error: unknown) => {
    console.error(messageOf(error));
    throw new Error(
      'Le site ne peut pas être servi : son contenu ou sa construction est à corriger (voir ci-dessus).',
    );
  });
  await copyHashedFiles(join(root, '.next/static'), buildsFolder, Date.now()).catch(
    (error: unknown) =>
      console.warn(
        `Les fichiers de cette construction ne sont pas gardés (${messageOf(error)}).`,
      ),
  );
  drawer.begin();
  console.log(`✓ Ready: http://${hostname ?? 'localhost'}:${port}`);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

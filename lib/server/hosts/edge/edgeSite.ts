import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHead } from '@/lib/http/requestHead';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { feedHost } from '@/lib/server/feed/snapshot/feedHost';
import { livePages } from '@/lib/server/hosts/livePages';
import { createEncoder } from '@/lib/server/hosts/node/encode';
import { frameworkPage } from '@/lib/server/hosts/node/frameworkPage';
import { writers } from '@/lib/server/hosts/writers';
import { routeAt } from '@/lib/server/hosts/routes';
import { plainAnswer, type Answer } from '@/lib/server/site/answer';
import type { SiteManifest } from '@/lib/server/manifest';
import type { SiteParts } from '@/lib/server/site/parts';
import { readSettings } from '@/lib/server/site/settings';
import { createSite } from '@/lib/server/site/site';

/**
 * Creates the site of a bundle that holds all of the image but its bodies. Failures are logged and answered 500.
 * @param open opens the bytes of a body
 */
export async function createEdgeSite(
  open: SiteParts['open'],
): Promise<(request: RequestHead) => Promise<Answer>> {
  const root = process.cwd();
  const manifest: SiteManifest = JSON.parse(
    readFileSync(join(root, '.next/image/manifest.json'), 'utf8'),
  );
  const settings = readSettings();
  // Start the feed's loader of this bundle before a compiled page starts a loader that needs Node.
  feedHost.keepRunningFor(currentFeed().catch(console.error));
  const answerRequest = createSite({
    manifest,
    settings,
    open,
    findOtherFile: async () => null,
    routeAt,
    writers,
    livePages: livePages(manifest, (path) => frameworkPage(root, path)),
    encode: createEncoder(),
  });
  return async (request) => {
    try {
      return await answerRequest(request);
    } catch (error) {
      // Deno also passes requests whose URL is invalid.
      if (!URL.canParse(request.url)) return plainAnswer(400, settings.transport);
      console.error(error);
      return plainAnswer(500, settings.transport);
    }
  };
}

import type { Page } from '@playwright/test';
import { FILES_CACHE, fileKey, REGISTER_ADDRESS, REGISTER_CACHE } from '@/lib/offline/names';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  closeRelays,
  EPISODE,
  cachedEntries,
  keepDialogOn,
  playAndMark,
  openAndKeepPage,
  openRelay,
} from '@/tests/e2e/offline/offlinePage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

const AUDIO = `/audio/${EPISODE.slice('/episodes/'.length)}.mp3`;

/** Hash of the former audio file, as the saved pack states it. */
const FORMER_HASH = 'former';

/** Renames the cached audio to a former hash, in the register and in the cache of files. */
const renameCachedAudio = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ audioPath, formerKey, formerHash, register, filesCache }) => {
      const cache = await caches.open(filesCache);
      const [request] = (await cache.keys()).filter(({ url }) => url.includes(audioPath));
      const response = request && (await cache.match(request));
      if (!request || !response) throw new Error(`${audioPath} is not kept.`);
      await cache.put(formerKey, response);
      await cache.delete(request);
      const hash = new URL(request.url).searchParams.get('empreinte') ?? '';
      const registerCache = await caches.open(register.cache);
      const registerText = await (await registerCache.match(register.address))?.text();
      await registerCache.put(
        register.address,
        new Response(registerText?.replaceAll(`"${hash}"`, `"${formerHash}"`)),
      );
    },
    {
      ...{ audioPath: AUDIO, formerKey: fileKey(AUDIO, FORMER_HASH), formerHash: FORMER_HASH },
      ...{
        register: { cache: REGISTER_CACHE, address: REGISTER_ADDRESS },
        filesCache: FILES_CACHE,
      },
    },
  );

it('with « saveData », an episode is renewed on demand only', async ({ page, baseURL }) => {
  it.setTimeout(120_000);
  const relay = await openRelay(baseURL);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openAndKeepPage(page, relay.origin);
  await renameCachedAudio(page);
  relay.deploy();
  relay.clearRequests();
  await page.goto(`${relay.origin}/hors-ligne`);
  const renewButton = page.getByRole('main').getByRole('button', { name: 'À renouveler' });
  await expect(renewButton).toBeVisible();
  expect(relay.requests.filter((request) => request.includes(AUDIO))).toEqual([]);

  await renewButton.click();
  const dialog = keepDialogOn(page);
  await expect(dialog).toContainText('Cet épisode a été refait');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /^Renouveler \(/ }).click();
  await expect(dialog).not.toContainText('Cet épisode a été refait', { timeout: 30_000 });
  await expect(dialog).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  expect(relay.requests.filter((request) => request.includes(AUDIO))).toHaveLength(1);
  const audioEntries = (await cachedEntries(page)).filter((entry) => entry.includes(AUDIO));
  expect(audioEntries).toHaveLength(1);
  expect(audioEntries[0]).not.toContain(FORMER_HASH);

  await relay.stop();
  await page.goto(relay.origin + EPISODE);
  await playAndMark(page);
});

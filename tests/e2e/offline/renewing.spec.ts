import type { Page } from '@playwright/test';
import { FILES_CACHE, fileKey, REGISTER_ADDRESS, REGISTER_CACHE } from '@/lib/offline/names';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  closeRelays,
  EPISODE,
  held,
  keepDialogOn,
  listen,
  openAndKeep,
  openRelay,
} from '@/tests/e2e/offline/offlinePage';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(closeRelays);

const SOUND = `/audio/${EPISODE.slice('/episodes/'.length)}.mp3`;

/** Hash that the kept pack gives to its former sound. */
const FORMER_HASH = 'former';

/** Renames the kept sound to that of a former pack, in the register and in the cache of files. */
const keepFormerSound = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ sound, former, formerHash, register, files }) => {
      const shelf = await caches.open(files);
      const [request] = (await shelf.keys()).filter(({ url }) => url.includes(sound));
      const answer = request && (await shelf.match(request));
      if (!request || !answer) throw new Error(`${sound} is not kept.`);
      await shelf.put(former, answer);
      await shelf.delete(request);
      const hash = new URL(request.url).searchParams.get('empreinte') ?? '';
      const list = await caches.open(register.cache);
      const written = await (await list.match(register.address))?.text();
      await list.put(
        register.address,
        new Response(written?.replaceAll(`"${hash}"`, `"${formerHash}"`)),
      );
    },
    {
      ...{ sound: SOUND, former: fileKey(SOUND, FORMER_HASH), formerHash: FORMER_HASH },
      ...{ register: { cache: REGISTER_CACHE, address: REGISTER_ADDRESS }, files: FILES_CACHE },
    },
  );

it('a visitor who saves data renews a kept episode that was made anew', async ({
  page,
  baseURL,
}) => {
  it.setTimeout(120_000);
  const relay = await openRelay(baseURL);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openAndKeep(page, relay.origin);
  await keepFormerSound(page);
  relay.deploy();
  relay.forget();
  await page.goto(`${relay.origin}/hors-ligne`);
  const mark = page.getByRole('main').getByRole('button', { name: 'À renouveler' });
  await expect(mark).toBeVisible();
  expect(relay.asked.filter((one) => one.includes(SOUND))).toEqual([]);

  await mark.click();
  const dialog = keepDialogOn(page);
  await expect(dialog).toContainText('Cet épisode a été refait');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /^Renouveler \(/ }).click();
  await expect(dialog).not.toContainText('Cet épisode a été refait', { timeout: 30_000 });
  await expect(dialog).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  expect(relay.asked.filter((one) => one.includes(SOUND))).toHaveLength(1);
  const sounds = (await held(page)).filter((entry) => entry.includes(SOUND));
  expect(sounds).toHaveLength(1);
  expect(sounds[0]).not.toContain(FORMER_HASH);

  await relay.stop();
  await page.goto(relay.origin + EPISODE);
  await listen(page);
});

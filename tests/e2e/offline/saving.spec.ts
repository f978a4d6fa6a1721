import { expect, test, type Page } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import {
  askToKeep,
  closeRelays,
  EPISODE,
  held,
  keep,
  keepDialogOn,
  openAndKeep,
  openRelay,
  OTHER_EPISODE,
} from '@/tests/e2e/offline/offlinePage';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(closeRelays);

const accept = /^Emporter \(/;
/** The paths of what the browser holds; a file's without the hash of its bytes. */
const keptPaths = async (page: Page): Promise<readonly string[]> =>
  (await held(page)).map((entry) => entry.replace(/^\S+ |\?empreinte=.*$/g, ''));
const soundOf = (path: string) => `/audio/${path.slice('/episodes/'.length)}.mp3`;

test('qui n’emporte rien n’a ni travailleur, ni cache, ni script de plus', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  await page.goto(`${relay.origin}/`, { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await held(page)).toEqual([]);
  expect(relay.asked.filter((one) => /sw\.js|paquet\.json/.test(one))).toEqual([]);
});

test('la taille est dite avant, tout ce qui est annoncé arrive, et elle était juste', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  const dialog = await askToKeep(page);
  await expect(dialog).toContainText('Le son');
  await expect(dialog).toContainText('La carte et ses lieux');
  await expect(dialog).toContainText(/Cet appareil laisse/);
  expect(await held(page)).toEqual([]);
  await expectNothingFound(page);
  const announced = await page.evaluate(async (path) => {
    const packs = await Promise.all(
      ['/hors-ligne', path].map(async (one) => (await fetch(`${one}/paquet.json`)).json()),
    );
    return packs
      .flatMap(({ groups }) => groups)
      .flatMap(({ items }) => items)
      .reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0);
  }, EPISODE);
  await dialog.getByRole('button', { name: accept }).click();
  await expect(dialog).toContainText('Cet épisode est emporté', { timeout: 30_000 });
  const stored = await page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      if (name.endsWith('registre')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return sum;
  });
  expect(Math.abs(stored - announced) / announced).toBeLessThan(0.01);
  await expectNothingFound(page);
});

test('interrompu par le réseau, il reprend où il s’est arrêté', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  // The network goes once the episode's page has come, in the midst of its sound.
  relay.before(async (target) => {
    if (!target.endsWith('.mp3')) return;
    await expect.poll(() => keptPaths(page)).toContain(EPISODE);
    return 'drop';
  });
  const dialog = await askToKeep(page);
  await dialog.getByRole('button', { name: accept }).click();
  await expect(dialog.getByRole('alert')).toContainText('Le réseau s’est interrompu');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  // Another visit finds it begun, and says so without being asked.
  relay.before(() => {});
  await page.reload({ waitUntil: 'networkidle' });
  const button = page.getByRole('main').getByRole('button', { name: 'En pause' });
  await button.click();
  const came = await keptPaths(page);
  expect(came).toContain(EPISODE);
  relay.forget();
  await keepDialogOn(page).getByRole('button', { name: 'Reprendre' }).click();
  await expect(keepDialogOn(page)).toContainText('Cet épisode est emporté', {
    timeout: 30_000,
  });
  expect(relay.asked.filter((one) => one.endsWith('.mp3'))).toHaveLength(1);
  expect(relay.asked.filter((one) => came.includes(one.replace('GET ', '')))).toEqual([]);
});

test('mis en pause, puis annulé, il ne laisse rien', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  relay.before(async (target) => {
    if (target.endsWith('.mp3')) await released;
  });
  const dialog = await askToKeep(page);
  await dialog.getByRole('button', { name: accept }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(dialog.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await expect(dialog).toContainText('En pause');
  await expectNothingFound(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog.getByRole('button', { name: accept })).toBeVisible();
  release();
  expect(await held(page)).toEqual([]);
});

test('deux onglets qui emportent le même épisode ne le demandent qu’une fois', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const relay = await openRelay(baseURL);
  const other = await context.newPage();
  for (const tab of [page, other])
    await tab.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  relay.before(async (target) => {
    if (target.endsWith('.mp3')) await released;
  });
  // One that has it offered when the other begins.
  const following = await askToKeep(other);
  const dialog = await askToKeep(page);
  await dialog.getByRole('button', { name: accept }).click();
  await expect(following).toContainText('Un autre onglet emporte déjà cet épisode');
  await expectNothingFound(other);
  // One that asks for another meanwhile: it has its turn.
  await other.goto(relay.origin + OTHER_EPISODE, { waitUntil: 'networkidle' });
  const next = await askToKeep(other);
  await next.getByRole('button', { name: accept }).click();
  await expect(next).toContainText('Un autre onglet emporte déjà un épisode');
  await next.getByRole('button', { name: 'Annuler' }).click();
  await expect(next.getByRole('button', { name: accept })).toBeVisible();
  // And one that asks for it afterwards, to its end.
  await other.goto(relay.origin + EPISODE, { waitUntil: 'networkidle' });
  await other.getByRole('main').getByRole('button', { name: 'En cours' }).click();
  await expect(keepDialogOn(other)).toContainText('Un autre onglet emporte déjà cet épisode');
  release();
  for (const tab of [page, other])
    await expect(keepDialogOn(tab)).toContainText('Cet épisode est emporté', {
      timeout: 30_000,
    });
  expect(relay.asked.filter((one) => one.endsWith('.mp3'))).toHaveLength(1);
});

test('un appareil plein le dit, et ne garde rien à moitié', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  const before = await held(page);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: relay.origin });
  await page.goto(relay.origin + OTHER_EPISODE, { waitUntil: 'networkidle' });
  const dialog = await askToKeep(page);
  // Room enough when it is asked for, then no more: another site has taken it.
  let left = 20_000_000;
  relay.before(async (target) => {
    if (!target.endsWith('.mp3') || left === 0) return;
    left = 0;
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: relay.origin,
      quotaSize: usage + 100_000,
    });
  });
  await dialog.getByRole('button', { name: accept }).click();
  await expect(dialog.getByRole('alert')).toContainText('Il n’y a pas assez de place');
  expect(await held(page)).toEqual(before);
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Il n’y a pas assez de place');
  expect(await held(page)).toEqual(before);
});

test('ce que le navigateur efface est dit, et un bouton le complète', async ({
  page,
  baseURL,
}) => {
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  await page.evaluate(async (sound) => {
    const files = await caches.open('emporter-fichiers');
    for (const request of await files.keys())
      if (request.url.includes(sound)) await files.delete(request);
  }, soundOf(EPISODE));
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'À compléter' }).click();
  relay.forget();
  await keepDialogOn(page).getByRole('button', { name: 'Compléter' }).click();
  await expect(keepDialogOn(page)).toContainText('Cet épisode est emporté');
  expect(relay.asked.filter((one) => /\.(mp3|webp|avif)/.test(one))).toHaveLength(1);
});

test('supprimé, un épisode laisse ce dont un autre a besoin ; le dernier ne laisse rien, pas même le travailleur', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const relay = await openRelay(baseURL);
  await openAndKeep(page, relay.origin);
  await page.goto(relay.origin + OTHER_EPISODE, { waitUntil: 'networkidle' });
  await keep(page);
  await page.goto(`${relay.origin}/hors-ligne`, { waitUntil: 'networkidle' });
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(2);
  await expectNothingFound(page);
  for (const [left, slug] of [
    [1, EPISODE],
    [0, OTHER_EPISODE],
  ] as const) {
    await items.first().getByRole('button', { name: 'Emporté' }).click();
    const dialog = keepDialogOn(page);
    await dialog.getByRole('button', { name: /^Supprimer de/ }).click();
    await dialog.getByRole('button', { name: /^Supprimer et libérer/ }).click();
    await expect(dialog.getByRole('button', { name: accept })).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(items).toHaveCount(left);
    expect((await held(page)).filter((entry) => entry.includes(soundOf(slug)))).toEqual([]);
  }
  await expect(page.getByText('Vous n’avez encore rien emporté')).toBeVisible();
  expect(await held(page)).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('les cartes et les options du lecteur l’offrent aussi', async ({ page, baseURL }) => {
  const relay = await openRelay(baseURL);
  await page.goto(`${relay.origin}/`, { waitUntil: 'networkidle' });
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: 'Emporter' }).click();
  await expect(keepDialogOn(page).getByRole('button', { name: accept })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keepDialogOn(page)).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Emporter' })).toBeFocused();
  await card.locator('button[data-episode]').click();
  await page.getByRole('button', { name: 'Plus d’options' }).click();
  await page
    .getByRole('dialog', { name: 'Options de lecture' })
    .getByRole('button', { name: 'Emporter cet épisode' })
    .click();
  await expect(keepDialogOn(page).getByRole('button', { name: accept })).toBeVisible();
});

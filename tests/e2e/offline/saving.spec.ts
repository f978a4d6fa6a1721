import { expect, test, type Page } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import {
  askToKeep,
  closeRelays,
  EPISODE,
  held,
  keepDialogOn,
  openRelay,
  OTHER_EPISODE,
} from '@/tests/e2e/offline/offlinePage';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(closeRelays);

const accept = /^Emporter \(/;
/** The paths of what the browser holds; a file's without the hash of its bytes. */
const keptPaths = async (page: Page): Promise<readonly string[]> =>
  (await held(page)).map((entry) => entry.replace(/^\S+ |\?empreinte=.*$/g, ''));

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

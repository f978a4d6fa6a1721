import { building, openStage, openButtonOf, PATH, stageOf } from './buildingPage';
import { installCounters, counts, countsAtRest } from '@/tests/e2e/buildings/counting';
import { expect, it } from '@/tests/e2e/it';
import { errorsOf, requestsOf } from '@/tests/e2e/watch';

it('a reconstruction fetches its model once opened, and rests still', async ({ page }) => {
  const errors = errorsOf(page);
  const modelRequests = requestsOf(page, /\.bin$/);
  const otherRequests = requestsOf(page, /^(?!\/_next\/static\/|.*\.(?:bin|avif|webp|svg)$)/);
  await installCounters(page);
  // The bar of the site fetches pages ahead.
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(modelRequests).toEqual([]);
  const requestsBefore = otherRequests.length;
  await openStage(page);
  expect(otherRequests.slice(requestsBefore)).toEqual([]);
  expect(modelRequests).toEqual([`/buildings/${building.id}.bin`]);
  await expect.poll(async () => (await counts(page)).calls).toBeGreaterThan(0);
  // The first picture is drawn twice at most: once for its size.
  expect((await counts(page)).calls).toBeLessThanOrEqual(15);
  const restCounts = await countsAtRest(page);
  expect(await countsAtRest(page)).toEqual(restCounts);
  await page.getByRole('button', { name: 'Tourner vers la gauche' }).click();
  await expect.poll(async () => (await counts(page)).calls).toBeGreaterThan(restCounts.calls);
  expect(errors).toEqual([]);
});

it('the address restores view, section, part and hidden grades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await openStage(page);
  const stage = stageOf(page);
  const [first, second] = building.stops;
  const [section] = building.sections;
  const [part] = building.parts;
  await expect(stage.getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
  await stage.getByRole('button', { name: 'Suivante' }).click();
  await expect(stage.getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
  await stage.getByRole('button', { name: section?.title ?? '' }).click();
  await expect(
    stage.getByRole('slider', { name: `${section?.title}, en mètres` }),
  ).toBeVisible();
  await stage
    .getByRole('list', { name: 'Parties' })
    .getByRole('button', { name: part?.label ?? '' })
    .click();
  await stage
    .getByRole('group', { name: 'Ce que l’on sait' })
    .getByRole('checkbox', { name: 'conventionnel' })
    .uncheck();
  const expectedQuery = `vue=${second?.id}&coupe=${section?.id}:${section?.at}&certitude&sans=conventionnel&element=${part?.id}`;
  await expect.poll(() => new URL(page.url()).search).toBe(`?${expectedQuery}`);
  await page.reload();
  await openStage(page);
  await expect(stage.getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
  await expect(stage.getByRole('button', { name: section?.title ?? '' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(stage.getByRole('checkbox', { name: 'conventionnel' })).not.toBeChecked();
  await expect(
    stage.getByRole('button', { name: part?.label ?? '', pressed: true }),
  ).toBeVisible();
});

it('arrow keys move the camera after « Prendre en main » only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await openStage(page);
  const canvas = stageOf(page).locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
  const scrollBefore = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollBefore);
  expect(new URL(page.url()).search).toBe('');
  const holdButton = page.getByRole('button', { name: 'Prendre en main' });
  await holdButton.click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).search).toContain('camera=');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(holdButton).toHaveAttribute('aria-pressed', 'false');
});

it('a lost WebGL context is restored twice, then replaced by a picture', async ({ page }) => {
  await page.goto(`${PATH}?vue=${building.stops[1]?.id}`);
  await openStage(page);
  for (const isLast of [false, false, true]) {
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      gl?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    if (isLast) break;
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(page.getByRole('button', { name: 'Tourner vers la gauche' })).toBeVisible();
  }
  await expect(page.getByText('Voici les mêmes vues en images.')).toBeVisible();
  await expect(
    stageOf(page).getByRole('heading', { name: building.stops[1]?.title ?? '' }),
  ).toBeVisible();
});

it('without WebGL, pictures show the same views', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PATH);
  await openButtonOf(page).click();
  await expect(page.getByText('Votre navigateur ne dessine pas en 3D.')).toBeVisible();
  const stage = stageOf(page);
  await stage.getByRole('button', { name: 'Suivante' }).click();
  await expect(stage.getByRole('img', { name: building.stops[1]?.alt ?? '' })).toBeVisible();
});

it('a damaged model shows a message, and leaves the page’s pictures', async ({ page }) => {
  await page.route('**/*.bin', (route) => route.fulfill({ status: 200, body: 'CIRB' }));
  await page.goto(PATH);
  await openButtonOf(page).click();
  await expect(page.getByText('Le modèle n’est pas arrivé.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: building.stops[0]?.alt ?? '' }).first(),
  ).toBeVisible();
});

import { building, openStage, opener, PATH, stageOf } from '@/tests/e2e/buildings/buildingPage';
import { counting, counts, countsAtRest } from '@/tests/e2e/buildings/counting';
import { expect, it } from '@/tests/e2e/it';
import { errorsOf, requestsOf } from '@/tests/e2e/watch';

it('a reconstruction fetches nothing before it is opened, and draws nothing at rest', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const models = requestsOf(page, /\.bin$/);
  const others = requestsOf(page, /^(?!\/_next\/static\/|.*\.(?:bin|avif|webp|svg)$)/);
  await counting(page);
  // The bar of the site fetches pages ahead.
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(models).toEqual([]);
  const before = others.length;
  await openStage(page);
  expect(others.slice(before)).toEqual([]);
  expect(models).toEqual([`/buildings/${building.id}.bin`]);
  await expect.poll(async () => (await counts(page)).calls).toBeGreaterThan(0);
  // The first picture is drawn twice at most: once for its size.
  expect((await counts(page)).calls).toBeLessThanOrEqual(15);
  const still = await countsAtRest(page);
  expect(await countsAtRest(page)).toEqual(still);
  await page.getByRole('button', { name: 'Tourner vers la gauche' }).click();
  await expect.poll(async () => (await counts(page)).calls).toBeGreaterThan(still.calls);
  expect(errors).toEqual([]);
});

it('a view, a section, a part and a grade are in the address, and come back with it', async ({
  page,
}) => {
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
  const query = `vue=${second?.id}&coupe=${section?.id}:${section?.at}&certitude&sans=conventionnel&element=${part?.id}`;
  await expect.poll(() => new URL(page.url()).search).toBe(`?${query}`);
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

it('the page keeps its wheel, and the stage its keys only in hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await openStage(page);
  const canvas = stageOf(page).locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect(new URL(page.url()).search).toBe('');
  const hold = page.getByRole('button', { name: 'Prendre en main' });
  await hold.click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).search).toContain('camera=');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(hold).toHaveAttribute('aria-pressed', 'false');
});

it('a picture that the driver takes away comes back with the same view', async ({ page }) => {
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

it('without WebGL, the same views are pictures', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PATH);
  await opener(page).click();
  await expect(page.getByText('Votre navigateur ne dessine pas en 3D.')).toBeVisible();
  const stage = stageOf(page);
  await stage.getByRole('button', { name: 'Suivante' }).click();
  await expect(stage.getByRole('img', { name: building.stops[1]?.alt ?? '' })).toBeVisible();
});

it('a model that does not come leaves the page whole', async ({ page }) => {
  await page.route('**/*.bin', (route) => route.fulfill({ status: 200, body: 'CIRB' }));
  await page.goto(PATH);
  await opener(page).click();
  await expect(page.getByText('Le modèle n’est pas arrivé.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: building.stops[0]?.alt ?? '' }).first(),
  ).toBeVisible();
});

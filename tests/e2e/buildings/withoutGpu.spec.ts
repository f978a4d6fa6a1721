import { building, openButtonOf, PATH, stageOf } from './buildingPage';
import { expect, it } from '@/tests/e2e/it';

/** The browser’s own flags: neither a graphics processor nor software in its place. */
it.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: ['--disable-gpu', '--disable-software-rasterizer'],
    }),
});

it('a browser without a GPU shows a message, pictures and parts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  const isDrawing = await page.evaluate(
    () => document.createElement('canvas').getContext('webgl2') !== null,
  );
  expect(isDrawing).toBe(false);
  await openButtonOf(page).click();
  await expect(page.getByText('Votre navigateur ne dessine pas en 3D.')).toBeVisible();
  const stage = stageOf(page);
  await expect(stage.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Déplacer la vue' })).toHaveCount(0);
  const [first, second] = building.stops;
  await expect(stage.getByRole('img', { name: first?.alt ?? '' })).toBeVisible();
  await stage.getByRole('button', { name: 'Suivante' }).click();
  await expect(stage.getByRole('img', { name: second?.alt ?? '' })).toBeVisible();
  await expect(stage.getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
  const part = stage
    .getByRole('list', { name: 'Parties' })
    .getByRole('button', { name: building.parts[0]?.label ?? '' });
  await part.click();
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  await expect(stage.getByText(building.parts[0]?.text ?? '')).toBeVisible();
  await stage.getByRole('checkbox', { name: 'établi' }).uncheck();
  await expect.poll(() => new URL(page.url()).search).toContain('certitude');
});

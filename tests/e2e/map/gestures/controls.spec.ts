import { expect, test } from '@playwright/test';
import { mapOn } from '@/tests/e2e/map/mapPage';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

test('un doigt ne rencontre pas les flèches que l’on ne voit pas, et se sert de celles que l’on voit', async ({
  page,
}) => {
  const map = mapOn(page);
  await map.open();
  const west = page.getByRole('button', { name: 'Vers l’ouest' });
  const box = await west.boundingBox();
  if (!box) throw new Error('The arrow is expected.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await map.viewport();
  await page.touchscreen.tap(x, y);
  await map.settle();
  expect(await map.viewport()).toEqual(before);

  await page.getByRole('button', { name: 'Agrandir' }).tap();
  await map.settle();
  const nearer = await map.viewport();
  await page.touchscreen.tap(x, y);
  await map.settle();
  expect((await map.viewport()).x).toBeGreaterThan(nearer.x);
});

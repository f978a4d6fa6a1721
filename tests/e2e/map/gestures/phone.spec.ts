import { expect, test } from '@playwright/test';
import { isOpen, nothingIsOpen, spotOf } from '@/tests/e2e/map/mapHand';
import { ground, mapOn, placesOfMap } from '@/tests/e2e/map/mapPage';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
});

test.describe('Sur un téléphone', () => {
  test('chaque lieu offre 44 pixels au doigt, sans empiéter sur un autre', async ({ page }) => {
    const map = mapOn(page);
    for (const view of ['36,60,0.8', '36,60,3']) {
      await map.open(view);
      const { count, missed } = await map.surface.evaluate((surface) => {
        const room = surface.getBoundingClientRect();
        const centres = [...surface.querySelectorAll('[data-away="false"]')]
          .map((marker) => {
            const box = marker.getBoundingClientRect();
            return { marker, x: box.x + box.width / 2, y: box.y + box.height / 2 };
          })
          .filter(
            ({ x, y }) =>
              x > room.left + 80 &&
              x < room.right - 24 &&
              y > room.top + 24 &&
              y < room.bottom - 100,
          );
        return {
          count: centres.length,
          missed: centres
            .filter(({ marker, x, y }) =>
              [-20, 20].some(
                (away) => document.elementFromPoint(x + away, y)?.closest('button') !== marker,
              ),
            )
            .map(({ marker }) => marker.getAttribute('data-place')),
        };
      });
      expect(count).toBeGreaterThan(1);
      expect(missed).toEqual([]);
    }
  });

  for (const id of ['khaybar', 'sanaa', 'zafar', 'suhar'])
    test(`le lieu « ${id} » que l’on ouvre reste à découvert au-dessus de sa fiche`, async ({
      page,
    }) => {
      const place = placesOfMap().find((candidate) => candidate.id === id);
      if (!place) throw new Error(`La carte n’a pas de lieu « ${id} ».`);
      const map = mapOn(page);
      await map.open(`${(place.x / 15).toFixed(2)},${(place.y / 16.11).toFixed(2)},1.6`);
      await map.marker(id).tap();
      await isOpen(map, id);
      const sheet = page.getByRole('complementary', { name: 'Lieux historiques' });
      await expect(sheet).toBeVisible();
      await expect
        .poll(async () => {
          const [spot, top] = [await spotOf(map, id), (await sheet.boundingBox())?.y ?? 0];
          const stage = await map.box();
          return (
            spot.y > stage.y && spot.y < top - 20 && spot.x > stage.x && spot.x < stage.x + 390
          );
        })
        .toBe(true);
      await map.settle();
      const [shown, stage] = [await map.viewport(), await map.box()];
      const top = (await sheet.boundingBox())?.y ?? 0;
      expect(ground(shown, { width: stage.width, height: top - stage.y })).toBeLessThanOrEqual(
        1,
      );
      await page.goBack();
      await nothingIsOpen(map);
      await map.settle();
      expect(ground(await map.viewport(), stage)).toBeLessThanOrEqual(0.5);
    });
});

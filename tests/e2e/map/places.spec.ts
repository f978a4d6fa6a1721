import { expect, test } from '@playwright/test';
import { drag, letGoAtRest, spotOf } from './mapHand';
import { drift, mapOn, placesOfMap } from './mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Les lieux', () => {
  for (const scale of [0.8, 1.6, 3])
    test(`sont à leur endroit et à leur taille au zoom ${scale}`, async ({ page }) => {
      const map = mapOn(page);
      await map.open(`40,60,${scale}`);
      const [shown, stage] = [await map.viewport(), await map.box()];
      const drawn = await map.surface.locator('[data-away="false"]').evaluateAll((markers) =>
        markers.map((marker) => {
          const { x, y, width, height } = marker.getBoundingClientRect();
          const { place: id, spread } = marker instanceof HTMLElement ? marker.dataset : {};
          return { id, spread, x: x + width / 2, y: y + height / 2, width, height };
        }),
      );
      expect(drawn.length).toBeGreaterThan(5);
      for (const marker of drawn) {
        expect(Math.abs(marker.width - 28)).toBeLessThanOrEqual(0.28);
        expect(Math.abs(marker.height - 28)).toBeLessThanOrEqual(0.28);
        const place = placesOfMap().find(({ id }) => id === marker.id);
        if (!place) throw new Error(`Le lieu « ${marker.id} » n’est pas dans le contenu.`);
        if (marker.spread === 'true') continue;
        const at = { x: marker.x - stage.x, y: marker.y - stage.y };
        expect(drift(shown, place, at), marker.id).toBeLessThanOrEqual(0.5);
      }
    });

  test('ne coûtent rien hors de vue, et gardent un nom pour la touche Tab', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open('40,60,3');
    const ways = await map.surface.locator('[data-away]').evaluateAll((markers) =>
      markers.map((marker) => ({
        isAway: marker.getAttribute('data-away') === 'true',
        isTabStop: marker instanceof HTMLElement && marker.tabIndex === 0,
        isLeftOut: getComputedStyle(marker).contentVisibility === 'hidden',
      })),
    );
    expect(ways.filter(({ isAway }) => isAway).length).toBeGreaterThan(5);
    for (const { isAway, isTabStop, isLeftOut } of ways)
      expect(isLeftOut).toBe(isAway && !isTabStop);
  });

  for (const scale of [0.8, 3])
    test(`ne se cachent pas l’un l’autre au zoom ${scale} : chacun peut être pressé`, async ({
      page,
    }) => {
      const map = mapOn(page);
      await map.open(`35,60,${scale}`);
      const crowded = await map.surface.evaluate((surface) => {
        const room = surface.getBoundingClientRect();
        const centres = [...surface.querySelectorAll('[data-away="false"]')]
          .map((marker) => {
            const box = marker.getBoundingClientRect();
            return { marker, x: box.x + box.width / 2, y: box.y + box.height / 2 };
          })
          .filter(
            ({ x, y }) =>
              x > room.left + 80 &&
              x < Math.min(room.right, innerWidth) - 24 &&
              y > Math.max(room.top, 0) + 24 &&
              y < Math.min(room.bottom, innerHeight) - 24,
          );
        return {
          count: centres.length,
          nearest: Math.min(
            ...centres.flatMap((a, at) =>
              centres.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
            ),
          ),
          missed: centres
            .filter(({ marker, x, y }) =>
              [-11, 11].some(
                (away) => document.elementFromPoint(x + away, y)?.closest('button') !== marker,
              ),
            )
            .map(({ marker }) => marker.getAttribute('data-place')),
        };
      });
      expect(crowded.count).toBeGreaterThan(3);
      expect(crowded.nearest).toBeGreaterThanOrEqual(24);
      expect(crowded.missed).toEqual([]);
    });

  test('gardent leur nom dans la carte, sur chaque bord', async ({ page }) => {
    const map = mapOn(page);
    const name = map.marker('medine').locator('[data-role="name"]');
    await map.open('38,54,2');
    const box = await map.box();
    const visible = {
      left: Math.max(0, box.x),
      right: Math.min(1280, box.x + box.width),
      top: Math.max(0, box.y),
      bottom: Math.min(800, box.y + box.height),
    };
    for (const corner of [
      { x: visible.left + 90, y: visible.top + 16 },
      { x: visible.right - 16, y: visible.top + 16 },
      { x: visible.right - 16, y: visible.bottom - 16 },
      { x: visible.left + 90, y: visible.bottom - 16 },
      { x: visible.left + 16, y: visible.top + (visible.bottom - visible.top) * 0.75 },
    ]) {
      const spot = await spotOf(map, 'medine');
      const held = { x: spot.x, y: spot.y };
      await drag(page, held, { x: corner.x - held.x, y: corner.y - held.y });
      await letGoAtRest(page);
      await map.settle();
      const now = await spotOf(map, 'medine');
      await page.mouse.move(now.x, now.y);
      const found = await name.boundingBox();
      if (!found) throw new Error('Le nom ne se voit pas.');
      expect(found.x).toBeGreaterThanOrEqual(box.x - 0.5);
      expect(found.x + found.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
      expect(found.y).toBeGreaterThanOrEqual(box.y - 0.5);
      expect(found.y + found.height).toBeLessThanOrEqual(box.y + box.height + 0.5);
    }
  });

  test('se taisent quand leur nom sort de la scène ; le survol le leur fait dire', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open('40,60,1.3');
    const named = map.surface.locator('[data-fits="true"][data-side="left"]');
    const [id = ''] = await named.evaluateAll(inReach);
    const [spot, box] = [await spotOf(map, id), await map.box()];
    // The marker comes to the edge of the stage, its name on the other side of it.
    await drag(page, await map.point(0.7, 0.5), { x: box.x + 24 - spot.x, y: 0 });
    await letGoAtRest(page);
    await map.settle();
    await expect(map.marker(id)).toHaveAttribute('data-fits', 'false');
    const name = map.marker(id).locator('[data-role="name"]');
    await expect(name).toHaveCSS('opacity', '0');
    await map.marker(id).hover();
    await expect(name).toHaveCSS('opacity', '1');
    await page.mouse.move(2, 2);
    await expect(name).toHaveCSS('opacity', '0');
  });
});

/** Those of these markers on which nothing else lies, as the page has it, from left to right. */
function inReach(markers: readonly Element[]): string[] {
  const middleOf = (marker: Element) => {
    const { left, top, width, height } = marker.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return markers
    .filter((marker) => {
      const { x, y } = middleOf(marker);
      return document.elementFromPoint(x, y)?.closest('button') === marker;
    })
    .sort((a, b) => middleOf(a).x - middleOf(b).x)
    .map((marker) => marker.getAttribute('data-place') ?? '');
}

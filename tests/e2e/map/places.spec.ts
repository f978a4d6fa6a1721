import { expect, it } from '@/tests/e2e/it';
import { mapOn, TOUCH_PHONE, visitMap } from './mapPage';
import { distanceOf, emptyMarginOf, IMAGE, placesOfMap } from './picture';
import { measureMarkers } from './markers';

it.describe('the places on a wide map', () => {
  it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

  const visit = visitMap((map) => map.open());

  for (const [presses, scale] of [
    [0, 0.8],
    [6, 3],
  ] as const)
    it(`are at their spot, in their size, and can each be pressed at zoom ${scale}; culled ones cost nothing`, async () => {
      const { map } = visit();
      await map.resetView(presses);
      // Towards the west, where most places are.
      await map.dragAndRelease(await map.point(0.3, 0.4), { x: 500, y: presses * -20 });
      const [shown, stage] = [await map.viewport(), await map.box()];
      const drawn = await map.surface.locator('[data-place]').evaluateAll((markers) =>
        markers.map((marker) => {
          const { x, y, width, height } = marker.getBoundingClientRect();
          const {
            place: id,
            spread,
            away,
          } = marker instanceof HTMLElement ? marker.dataset : {};
          return {
            id,
            isSpread: spread === 'true',
            isAway: away === 'true',
            isTabStop: marker instanceof HTMLElement && marker.tabIndex === 0,
            isLeftOut: getComputedStyle(marker).contentVisibility === 'hidden',
            at: { x: x + width / 2, y: y + height / 2 },
            off: Math.max(Math.abs(width - 28), Math.abs(height - 28)),
          };
        }),
      );
      expect(drawn.filter(({ isAway }) => !isAway).length).toBeGreaterThan(3);
      expect(drawn.filter(({ isAway }) => isAway).length).toBeGreaterThan(5);
      for (const { id, isSpread, isAway, isTabStop, isLeftOut, at, off } of drawn) {
        expect(isLeftOut, id).toBe(isAway && !isTabStop);
        if (isAway) continue;
        expect(off, id).toBeLessThanOrEqual(0.28);
        const place = placesOfMap().find((one) => one.id === id);
        if (!place) throw new Error(`${id} is not in the content.`);
        if (isSpread) continue;
        expect(
          distanceOf(shown, place, { x: at.x - stage.x, y: at.y - stage.y }),
          id,
        ).toBeLessThanOrEqual(0.5);
      }
      const { count, nearest, missed } = await measureMarkers(map, 11);
      expect(count).toBeGreaterThan(2);
      expect(nearest).toBeGreaterThanOrEqual(24);
      expect(missed).toEqual([]);
    });

  it('keep their names within the map, at every edge', async () => {
    const { page, map } = visit();
    await map.resetView(4);
    const name = map.marker('medine').locator('[data-role="name"]');
    const box = await map.box();
    const visible = {
      left: Math.max(0, box.x),
      right: Math.min(1280, box.x + box.width),
      top: Math.max(0, box.y),
      bottom: Math.min(800, box.y + box.height),
    };
    const first = await map.point(0.6, 0.6);
    const medina = await map.centreOf('medine');
    await map.dragAndRelease(first, { x: 500 - medina.x, y: 400 - medina.y });
    for (const corner of [
      { x: visible.right - 16, y: visible.top + 16 },
      { x: visible.left + 90, y: visible.bottom - 16 },
      { x: visible.left + 16, y: visible.top + (visible.bottom - visible.top) * 0.75 },
    ]) {
      const spot = await map.centreOf('medine');
      await map.dragAndRelease(spot, { x: corner.x - spot.x, y: corner.y - spot.y });
      const now = await map.centreOf('medine');
      await page.mouse.move(now.x, now.y);
      const found = await name.boundingBox();
      if (!found) throw new Error('The name is not seen.');
      expect(found.x).toBeGreaterThanOrEqual(box.x - 0.5);
      expect(found.x + found.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
      expect(found.y).toBeGreaterThanOrEqual(box.y - 0.5);
      expect(found.y + found.height).toBeLessThanOrEqual(box.y + box.height + 0.5);
    }
  });

  it('are not announced once their name has left the stage', async ({ page }) => {
    const map = mapOn(page);
    await map.open('53,50,1.3');
    const named = map.surface.locator('[data-fits="true"][data-side="left"]');
    const [id = ''] = await named.evaluateAll(inReach);
    const [spot, box] = [await map.centreOf(id), await map.box()];
    // The marker moves to the edge of the stage, its name on the outer side.
    await map.dragAndRelease(await map.point(0.7, 0.5), { x: box.x + 24 - spot.x, y: 0 });
    await expect(map.marker(id)).toHaveAttribute('data-fits', 'false');
    const name = map.marker(id).locator('[data-role="name"]');
    await expect(name).toHaveCSS('opacity', '0');
    await map.marker(id).hover();
    await expect(name).toHaveCSS('opacity', '1');
    await page.mouse.move(2, 2);
    await expect(name).toHaveCSS('opacity', '0');
  });
});

it.describe('the places on a phone', () => {
  it.use(TOUCH_PHONE);

  it('have targets of 44 pixels, none over another', async ({ page }) => {
    const map = mapOn(page);
    for (const view of ['50,60,0.8', '50,60,3']) {
      await map.open(view);
      const { count, missed } = await measureMarkers(map, 20);
      expect(count).toBeGreaterThan(1);
      expect(missed).toEqual([]);
    }
  });

  // One place in the middle of the map, and one in its corner.
  for (const id of ['khaybar', 'zafar'])
    it(`keep an open one (${id}) visible above its sheet`, async ({ page }) => {
      const place = placesOfMap().find((candidate) => candidate.id === id);
      if (!place) throw new Error(`${id} is not in the content.`);
      const map = mapOn(page);
      const [x, y] = [place.x / IMAGE.width, place.y / IMAGE.height];
      await map.open(`${(100 * x).toFixed(2)},${(100 * y).toFixed(2)},1.6`);
      await map.marker(id).tap();
      await map.expectOpen(id);
      await expect(map.panel).toBeVisible();
      const stage = await map.box();
      const top = async () => (await map.panel.boundingBox())?.y ?? 0;
      await expect
        .poll(async () => {
          const spot = await map.centreOf(id);
          return (
            spot.y > stage.y &&
            spot.y < (await top()) - 20 &&
            spot.x > stage.x &&
            spot.x < stage.x + 390
          );
        })
        .toBe(true);
      await map.settle();
      expect(
        emptyMarginOf(await map.viewport(), {
          width: stage.width,
          height: (await top()) - stage.y,
        }),
      ).toBeLessThanOrEqual(1);
      await page.goBack();
      await map.expectNothingOpen();
      await map.settle();
      expect(emptyMarginOf(await map.viewport(), stage)).toBeLessThanOrEqual(0.5);
    });
});

/** Lists the markers that nothing covers, from left to right. */
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

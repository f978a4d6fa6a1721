import { expect, it } from '@/tests/e2e/it';
import { mapOn, TOUCH_PHONE, visitMap } from './mapPage';
import { distanceOf, emptyMarginOf, IMAGE, placesOfMap } from './picture';
import { measureMarkers } from './markers';

it.describe('the places on a wide map', () => {
  it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

  const mapPage = visitMap((map) => map.open());

  for (const [presses, scale] of [
    [0, 0.8],
    [6, 3],
  ] as const)
    it(`lie at their positions, uncovered, at zoom ${scale}; culled places are not rendered`, async () => {
      const { map } = mapPage();
      await map.resetView(presses);
      // Towards the west, where most places are.
      await map.dragAndRelease(await map.stagePoint(0.3, 0.4), { x: 500, y: presses * -20 });
      const [viewport, stage] = [await map.viewport(), await map.box()];
      const markerStates = await map.surface.locator('[data-place]').evaluateAll((markers) =>
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
            isHidden: getComputedStyle(marker).contentVisibility === 'hidden',
            centre: { x: x + width / 2, y: y + height / 2 },
            sizeError: Math.max(Math.abs(width - 28), Math.abs(height - 28)),
          };
        }),
      );
      expect(markerStates.filter(({ isAway }) => !isAway).length).toBeGreaterThan(3);
      expect(markerStates.filter(({ isAway }) => isAway).length).toBeGreaterThan(5);
      for (const {
        id,
        isSpread,
        isAway,
        isTabStop,
        isHidden,
        centre,
        sizeError,
      } of markerStates) {
        expect(isHidden, id).toBe(isAway && !isTabStop);
        if (isAway) continue;
        expect(sizeError, id).toBeLessThanOrEqual(0.28);
        const place = placesOfMap().find((candidate) => candidate.id === id);
        if (!place) throw new Error(`${id} is not in the content.`);
        if (isSpread) continue;
        expect(
          distanceOf(viewport, place, { x: centre.x - stage.x, y: centre.y - stage.y }),
          id,
        ).toBeLessThanOrEqual(0.5);
      }
      const { count, nearest, missed } = await measureMarkers(map, 11);
      expect(count).toBeGreaterThan(2);
      expect(nearest).toBeGreaterThanOrEqual(24);
      expect(missed).toEqual([]);
    });

  it('keep their names within the map, at every edge', async () => {
    const { page, map } = mapPage();
    await map.resetView(4);
    const name = map.marker('medine').locator('[data-role="name"]');
    const box = await map.box();
    const visibleBox = {
      left: Math.max(0, box.x),
      right: Math.min(1280, box.x + box.width),
      top: Math.max(0, box.y),
      bottom: Math.min(800, box.y + box.height),
    };
    const dragStart = await map.stagePoint(0.6, 0.6);
    const medina = await map.centreOf('medine');
    await map.dragAndRelease(dragStart, { x: 500 - medina.x, y: 400 - medina.y });
    for (const corner of [
      { x: visibleBox.right - 16, y: visibleBox.top + 16 },
      { x: visibleBox.left + 90, y: visibleBox.bottom - 16 },
      {
        x: visibleBox.left + 16,
        y: visibleBox.top + (visibleBox.bottom - visibleBox.top) * 0.75,
      },
    ]) {
      const centre = await map.centreOf('medine');
      await map.dragAndRelease(centre, { x: corner.x - centre.x, y: corner.y - centre.y });
      const newCentre = await map.centreOf('medine');
      await page.mouse.move(newCentre.x, newCentre.y);
      const nameBox = await name.boundingBox();
      if (!nameBox) throw new Error('The name is not visible.');
      expect(nameBox.x).toBeGreaterThanOrEqual(box.x - 0.5);
      expect(nameBox.x + nameBox.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
      expect(nameBox.y).toBeGreaterThanOrEqual(box.y - 0.5);
      expect(nameBox.y + nameBox.height).toBeLessThanOrEqual(box.y + box.height + 0.5);
    }
  });

  it('hide a name that leaves the stage, except under the pointer', async ({ page }) => {
    const map = mapOn(page);
    await map.open('53,50,1.3');
    const leftNames = map.surface.locator('[data-fits="true"][data-side="left"]');
    const [id = ''] = await leftNames.evaluateAll(uncoveredIds);
    const [centre, box] = [await map.centreOf(id), await map.box()];
    // The marker moves to the edge of the stage, its name on the outer side.
    await map.dragAndRelease(await map.stagePoint(0.7, 0.5), {
      x: box.x + 24 - centre.x,
      y: 0,
    });
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

  it('have touch targets of 44 pixels without overlaps', async ({ page }) => {
    const map = mapOn(page);
    for (const view of ['50,60,0.8', '50,60,3']) {
      await map.open(view);
      const { count, missed } = await measureMarkers(map, 20);
      expect(count).toBeGreaterThan(1);
      expect(missed).toEqual([]);
    }
  });

  // A place in the middle of the map, and a place in its corner.
  for (const id of ['khaybar', 'zafar'])
    it(`stay visible above the sheet once open: ${id}`, async ({ page }) => {
      const place = placesOfMap().find((candidate) => candidate.id === id);
      if (!place) throw new Error(`${id} is not in the content.`);
      const map = mapOn(page);
      const [x, y] = [place.x / IMAGE.width, place.y / IMAGE.height];
      await map.open(`${(100 * x).toFixed(2)},${(100 * y).toFixed(2)},1.6`);
      await map.marker(id).tap();
      await map.expectOpen(id);
      await expect(map.panel).toBeVisible();
      const stage = await map.box();
      const panelTop = async () => (await map.panel.boundingBox())?.y ?? 0;
      await expect
        .poll(async () => {
          const centre = await map.centreOf(id);
          return (
            centre.y > stage.y &&
            centre.y < (await panelTop()) - 20 &&
            centre.x > stage.x &&
            centre.x < stage.x + 390
          );
        })
        .toBe(true);
      await map.waitUntilStill();
      expect(
        emptyMarginOf(await map.viewport(), {
          width: stage.width,
          height: (await panelTop()) - stage.y,
        }),
      ).toBeLessThanOrEqual(1);
      await page.goBack();
      await map.expectNothingOpen();
      await map.waitUntilStill();
      expect(emptyMarginOf(await map.viewport(), stage)).toBeLessThanOrEqual(0.5);
    });
});

/** Lists the markers that nothing covers, from left to right. */
function uncoveredIds(markers: readonly Element[]): string[] {
  const centreOf = (marker: Element) => {
    const { left, top, width, height } = marker.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return markers
    .filter((marker) => {
      const { x, y } = centreOf(marker);
      return document.elementFromPoint(x, y)?.closest('button') === marker;
    })
    .sort((a, b) => centreOf(a).x - centreOf(b).x)
    .map((marker) => marker.getAttribute('data-place') ?? '');
}

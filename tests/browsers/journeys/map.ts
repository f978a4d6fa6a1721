import assert from 'node:assert/strict';
import type { Browser } from '../browser';
import { until } from '../engines/programs';
import { drag, visit } from '../input';
import type { Journey } from '../journey';

/** A view with map on all sides: image point at the centre in percent, and scale. */
const MIDDLE_VIEW = '50,50,1.3';

/** Reads, two frames later, the image's position in its stage, and the stage's position in the window. */
const viewOf = (browser: Browser) =>
  browser.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const [surface, layer] = ['surface', 'layer'].map((name) =>
      document.querySelector(`[data-map="${name}"]`),
    );
    if (!surface || !layer)
      return { left: 0, top: 0, width: 0, height: 0, x: 0, y: 0, scale: 0 };
    const { left, top, width, height } = surface.getBoundingClientRect();
    const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
    return { left, top, width, height, x: e, y: f, scale: a };
  });

/** Returns the view once two readings, some frames apart, are equal. */
async function stillView(browser: Browser) {
  let lastReading = '';
  await until('the map rests', async () => {
    const reading = JSON.stringify(await viewOf(browser));
    const isAtRest = reading === lastReading;
    lastReading = reading;
    return isAtRest && (await viewOf(browser)).scale > 0;
  });
  return await viewOf(browser);
}

/** Zooms with the wheel, which keeps the point under the pointer, and drags the image. */
export const map: Journey = {
  title: 'the map follows the wheel and the mouse',
  async run(browser, origin) {
    await visit(browser, `${origin}/outils/carte-interactive/arabie?vue=${MIDDLE_VIEW}`);
    let viewBefore = await stillView(browser);
    let viewAfterZoom = viewBefore;
    let [x, y] = [0, 0];
    // WebKit may lose a turn of the wheel, or scroll the page, before its scrolling thread knows the map's listener; and
    // WebKit's driver scrolls by the difference from the previous action.
    let wheelTurns = 0;
    await until('the map has grown', async () => {
      await browser.evaluate(() =>
        document
          .querySelector('[data-map="surface"]')
          ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      viewBefore = await stillView(browser);
      x = Math.round(viewBefore.left + viewBefore.width * 0.4);
      y = Math.round(viewBefore.top + viewBefore.height * 0.4);
      wheelTurns += 1;
      await browser.perform({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: -120 * wheelTurns }],
      });
      viewAfterZoom = await stillView(browser);
      return viewAfterZoom.scale > viewBefore.scale;
    });
    const imagePointIn = (view: typeof viewBefore) => ({
      x: (x - view.left - view.x) / view.scale,
      y: (y - view.top - view.y) / view.scale,
    });
    const [pointBefore, pointAfter] = [imagePointIn(viewBefore), imagePointIn(viewAfterZoom)];
    assert.ok(
      Math.hypot(pointBefore.x - pointAfter.x, pointBefore.y - pointAfter.y) *
        viewAfterZoom.scale <=
        2,
      'the point slips',
    );

    await drag(browser, { x, y }, { x: 90, y: 40 });
    const viewAfterDrag = await stillView(browser);
    assert.ok(
      Math.abs(viewAfterDrag.x - viewAfterZoom.x - 90) <= 2,
      `${viewAfterDrag.x - viewAfterZoom.x} px for 90`,
    );
    assert.ok(
      Math.abs(viewAfterDrag.y - viewAfterZoom.y - 40) <= 2,
      `${viewAfterDrag.y - viewAfterZoom.y} px for 40`,
    );
    assert.equal(viewAfterDrag.scale, viewAfterZoom.scale);
  },
};

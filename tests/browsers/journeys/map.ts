import assert from 'node:assert/strict';
import type { Browser } from '../browser';
import { until } from '../engines/programs';
import { drag, visit } from '../input';
import type { Journey } from '../journey';

/** A view with map on all sides: image point at the centre in percent, and scale. */
const MIDDLE = '50,50,1.3';

/** Reads, two frames later, the image's position in its stage, and the stage's in the window. */
const viewOf = (browser: Browser) =>
  browser.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const [surface, layer] = ['surface', 'layer'].map((part) =>
      document.querySelector(`[data-map="${part}"]`),
    );
    if (!surface || !layer)
      return { left: 0, top: 0, width: 0, height: 0, x: 0, y: 0, scale: 0 };
    const { left, top, width, height } = surface.getBoundingClientRect();
    const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
    return { left, top, width, height, x: e, y: f, scale: a };
  });

/** Returns the view once two readings, some frames apart, are equal. */
async function stillView(browser: Browser) {
  let last = '';
  await until('the map rests', async () => {
    const now = JSON.stringify(await viewOf(browser));
    const rests = now === last;
    last = now;
    return rests && (await viewOf(browser)).scale > 0;
  });
  return await viewOf(browser);
}

/** Zooms with the wheel, which keeps the point under the pointer, and drags the image. */
export const map: Journey = {
  title: 'the map follows the wheel and the mouse',
  async run(browser, origin) {
    await visit(browser, `${origin}/outils/carte-interactive/arabie?vue=${MIDDLE}`);
    let before = await stillView(browser);
    let grown = before;
    let [x, y] = [0, 0];
    // WebKit may lose a turn of the wheel, or scroll the page by it, before its scrolling thread knows the map's
    // listener; and its driver scrolls by the difference from the action before.
    let turns = 0;
    await until('the map has grown', async () => {
      await browser.evaluate(() =>
        document
          .querySelector('[data-map="surface"]')
          ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      before = await stillView(browser);
      x = Math.round(before.left + before.width * 0.4);
      y = Math.round(before.top + before.height * 0.4);
      turns += 1;
      await browser.perform({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: -120 * turns }],
      });
      grown = await stillView(browser);
      return grown.scale > before.scale;
    });
    const imagePointIn = (view: typeof before) => ({
      x: (x - view.left - view.x) / view.scale,
      y: (y - view.top - view.y) / view.scale,
    });
    const [held, now] = [imagePointIn(before), imagePointIn(grown)];
    assert.ok(Math.hypot(held.x - now.x, held.y - now.y) * grown.scale <= 2, 'the point slips');

    await drag(browser, { x, y }, { x: 90, y: 40 });
    const drawn = await stillView(browser);
    assert.ok(Math.abs(drawn.x - grown.x - 90) <= 2, `${drawn.x - grown.x} px for 90`);
    assert.ok(Math.abs(drawn.y - grown.y - 40) <= 2, `${drawn.y - grown.y} px for 40`);
    assert.equal(drawn.scale, grown.scale);
  },
};

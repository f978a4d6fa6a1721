import assert from 'node:assert/strict';
import type { Browser } from '../browser';
import { until } from '../engines/programs';
import { drag, pointOf, visit } from '../input';
import type { Journey } from '../journey';

/** A drawing that can be dragged; `left` reads its offset from the left of its stage, in pixels. */
interface Drawing {
  readonly path: string;
  readonly stage: string;
  readonly left: () => number | null;
}

const DRAWINGS: readonly Drawing[] = [
  {
    path: '/outils/frise?de=600&a=650',
    stage: '[data-timeline="stage"][data-scale]',
    left: () => {
      const stage = document.querySelector('[data-timeline="stage"]');
      const [from, scale] = ['data-from', 'data-scale'].map((name) =>
        stage?.getAttribute(name),
      );
      return from && scale ? -Number(from) * Number(scale) : null;
    },
  },
  {
    path: '/outils/arbre-genealogique',
    stage: 'section:has([data-ready])',
    left: () =>
      document.querySelector('[data-ready] [data-person="muhammad"]')?.getBoundingClientRect()
        .left ?? null,
  },
];

/** Returns the offset of a drawing once two readings are equal. */
async function leftOf(browser: Browser, { path, left }: Drawing): Promise<number> {
  let last: number | null = null;
  await until(`${path} rests`, async () => {
    const now = await browser.evaluate(left);
    const rests = now !== null && now === last;
    last = now;
    return rests;
  });
  return last ?? Number.NaN;
}

/** Drags the two drawings that are wider than their stage. */
export const surfaces: Journey = {
  title: 'the timeline and the tree follow the mouse',
  async run(browser, origin) {
    for (const drawing of DRAWINGS) {
      await visit(browser, origin + drawing.path);
      const spot = await pointOf(browser, { selector: drawing.stage });
      const before = await leftOf(browser, drawing);
      await drag(browser, spot, { x: -120, y: 0 });
      const moved = (await leftOf(browser, drawing)) - before;
      assert.ok(Math.abs(moved + 120) <= 2, `${drawing.path}: ${moved} px for -120`);
    }
  },
};

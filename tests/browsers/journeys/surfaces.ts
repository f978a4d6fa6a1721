import assert from 'node:assert/strict';
import type { Browser } from '../browser';
import { until } from '../engines/programs';
import { drag, pointOf, visit } from '../input';
import type { Journey } from '../journey';

/** A drawing that can be dragged; `readOffset` reads its offset from the left of its stage, in pixels. */
interface Drawing {
  readonly path: string;
  readonly stage: string;
  readonly readOffset: () => number | null;
}

const DRAWINGS: readonly Drawing[] = [
  {
    path: '/outils/frise?de=600&a=650',
    stage: '[data-timeline="stage"][data-scale]',
    readOffset: () => {
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
    readOffset: () =>
      document.querySelector('[data-ready] [data-person="muhammad"]')?.getBoundingClientRect()
        .left ?? null,
  },
];

/** Returns the offset of a drawing once two readings are equal. */
async function restingOffset(browser: Browser, { path, readOffset }: Drawing): Promise<number> {
  let lastOffset: number | null = null;
  await until(`${path} rests`, async () => {
    const offset = await browser.evaluate(readOffset);
    const isAtRest = offset !== null && offset === lastOffset;
    lastOffset = offset;
    return isAtRest;
  });
  return lastOffset ?? Number.NaN;
}

/** Drags the two drawings that are wider than their stage. */
export const surfaces: Journey = {
  title: 'the timeline and the tree follow the mouse',
  async run(browser, origin) {
    for (const drawing of DRAWINGS) {
      await visit(browser, origin + drawing.path);
      const point = await pointOf(browser, { selector: drawing.stage });
      const offsetBefore = await restingOffset(browser, drawing);
      await drag(browser, point, { x: -120, y: 0 });
      const movement = (await restingOffset(browser, drawing)) - offsetBefore;
      assert.ok(Math.abs(movement + 120) <= 2, `${drawing.path}: ${movement} px for -120`);
    }
  },
};

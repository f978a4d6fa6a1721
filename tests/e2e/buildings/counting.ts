import type { Page } from '@playwright/test';

/** Numbers since the page was opened: requested frames, draw calls, and different matrices given to the shaders. */
export interface Counts {
  readonly frames: number;
  readonly calls: number;
  readonly matrices: number;
}

/** Frames without a request and without a draw call after which a page is at rest. */
const STILL_FRAMES = 30;
/** Frames after which a page that never rests is read all the same. */
const MAX_FRAMES = 1200;

/** Counts frames, draw calls and matrices from the next document on. */
export async function installCounters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { frames: 0, calls: 0, matrices: 0 };
    const matrices = new Set<string>();
    const nextFrame = window.requestAnimationFrame.bind(window);
    Object.assign(window, { counts, nextFrame });
    window.requestAnimationFrame = (task) => {
      counts.frames += 1;
      return nextFrame(task);
    };
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['drawElements', 'drawArraysInstanced'] as const) {
      const draw = prototype[name];
      Object.assign(prototype, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          counts.calls += 1;
          return Reflect.apply(draw, this, args);
        },
      });
    }
    const { uniformMatrix4fv } = prototype;
    prototype.uniformMatrix4fv = function countMatrix(location, isTransposed, data) {
      matrices.add([...data].join());
      counts.matrices = matrices.size;
      uniformMatrix4fv.call(this, location, isTransposed, data);
    };
  });
}

/** Reads the counts so far. */
export const counts = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({ ...(Reflect.get(window, 'counts') as Counts) }));

/** Reads the counts once the page is at rest. */
export const countsAtRest = (page: Page): Promise<Counts> =>
  page.evaluate(
    async ([stillFrames, maxFrames]) => {
      const nextFrame = Reflect.get(window, 'nextFrame') as typeof requestAnimationFrame;
      const current = Reflect.get(window, 'counts') as Counts;
      let [previous, unchangedFrames] = ['', 0];
      for (let frame = 0; frame < maxFrames && unchangedFrames < stillFrames; frame += 1) {
        await new Promise(nextFrame);
        unchangedFrames = JSON.stringify(current) === previous ? unchangedFrames + 1 : 0;
        previous = JSON.stringify(current);
      }
      return { ...current };
    },
    [STILL_FRAMES, MAX_FRAMES] as const,
  );

import type { Page } from '@playwright/test';

/** Counts the frames and the draw calls of the page from now on. */
export async function counting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { frames: 0, calls: 0 };
    Object.assign(window, { counts });
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (task) => {
      counts.frames += 1;
      return ask(task);
    };
    for (const name of ['drawElements', 'drawArraysInstanced'] as const) {
      const draw = WebGL2RenderingContext.prototype[name];
      Object.assign(WebGL2RenderingContext.prototype, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          counts.calls += 1;
          return Reflect.apply(draw, this, args);
        },
      });
    }
  });
}

/** Reads what was counted. */
export const counts = (page: Page) =>
  page.evaluate(() => ({
    ...(Reflect.get(window, 'counts') as { frames: number; calls: number }),
  }));

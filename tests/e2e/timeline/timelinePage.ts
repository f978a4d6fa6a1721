import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { onePage } from '@/tests/e2e/onePage';

export const TIMELINE = '/outils/frise';

interface WrittenEntry {
  readonly id: string;
  readonly title: string;
  readonly importance: number;
}

const readEntries = (file: string): readonly WrittenEntry[] =>
  JSON.parse(readFileSync(`content/timeline/${file}.json`, 'utf8'));

export const ENTRIES: readonly WrittenEntry[] = [
  ...readEntries('events'),
  ...readEntries('spans'),
];

/** Query of a range of years around the Hijra. */
export const NEAR = 'de=600&a=650';

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function timelineOn(page: Page) {
  const region = page.getByRole('region', { name: 'Frise', exact: true });
  const stage = page.locator('[data-timeline="stage"]');
  const label = (id: string) => stage.locator(`[data-entry="${id}"]`);

  /** Waits until the view has not changed for a quarter of a second. */
  const waitUntilStill = () => stage.evaluate(resolveWhenStill);

  const scrollIntoWindow = () =>
    stage.evaluate((element) =>
      element.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );

  /** Returns the view at rest: its first day, and pixels per day. */
  const view = async () => {
    await waitUntilStill();
    return stage.evaluate((element) => ({
      start: Number(element.dataset.from),
      scale: Number(element.dataset.scale),
    }));
  };

  return {
    region,
    stage,
    label,
    waitUntilStill,
    view,
    scale: async () => (await view()).scale,
    async open(query = '') {
      await page.goto(`${TIMELINE}${query && `?${query}`}`);
      await expect(stage).toHaveAttribute('data-scale', /\d/, { timeout: 30_000 });
      await scrollIntoWindow();
      await waitUntilStill();
    },
    /**
     * Shows the whole timeline, then zooms in by presses of its button, at once under reduced
     * motion. Two presses lead to the range 583 to 717.
     */
    async resetView(presses = 2): Promise<void> {
      await page.evaluate((times) => {
        const press = (label: string): void =>
          document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
        press('Voir toute la frise');
        for (let index = 0; index < times; index += 1) press('Agrandir');
      }, presses);
      await scrollIntoWindow();
      await waitUntilStill();
    },
    /** Turns the wheel a number of times, with or without the control key. */
    async turnWheel(times: number, delta: number, withControl = true): Promise<void> {
      if (withControl) await page.keyboard.down('Control');
      for (let index = 0; index < times; index += 1) await page.mouse.wheel(0, delta);
      if (withControl) await page.keyboard.up('Control');
    },
    /** Returns the position of an entry's mark, in pixels of the window: 0.85 em before its name. */
    async leftOf(id: string): Promise<number> {
      const box = await label(id).boundingBox();
      if (!box) throw new Error(`${id} is not on the screen.`);
      return box.x - 0.85 * 12;
    },
    /** Returns a visible point of the stage, at ratios of its width and of the window's height. */
    async stagePoint(ratioX: number, ratioY: number): Promise<{ x: number; y: number }> {
      const box = await stage.boundingBox();
      const window = page.viewportSize();
      if (!box || !window) throw new Error('The timeline is not on the screen.');
      return { x: box.x + box.width * ratioX, y: window.height * ratioY };
    },
  };
}

/** Opens one page of the timeline, around the Hijra, for several tests. */
export const visitTimeline = () =>
  onePage(
    (page) => ({ page, timeline: timelineOn(page) }),
    ({ timeline }) => timeline.open(NEAR),
  );

/** Resolves when the view has not changed for 260 ms: the stage writes its data attributes 180 ms after the last change. */
function resolveWhenStill(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let previousState = '';
    let unchangedSince = 0;
    const checkFrame = (): void => {
      const { from, scale } = element.dataset;
      const layer = element.querySelector('canvas');
      const state = `${from} ${scale} ${layer ? getComputedStyle(layer).transform : ''}`;
      if (state !== previousState) unchangedSince = performance.now();
      previousState = state;
      if (performance.now() - unchangedSince > 260) resolve();
      else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
}

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export const TIMELINE = '/outils/frise';

interface WrittenEntry {
  readonly id: string;
  readonly title: string;
  readonly importance: number;
}

const read = (file: string): readonly WrittenEntry[] =>
  JSON.parse(readFileSync(`content/timeline/${file}.json`, 'utf8'));

/** Every entry, as the owner wrote it. */
export const ENTRIES: readonly WrittenEntry[] = [...read('events'), ...read('spans')];

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The timeline as a reader has it under the hand. */
export function timelineOn(page: Page) {
  const region = page.getByRole('region', { name: 'Frise', exact: true });
  const stage = page.locator('[data-timeline="stage"]');
  const label = (id: string) => stage.locator(`[data-entry="${id}"]`);

  /** Waits until the view has come to rest for a third of a second. */
  const settle = () => stage.evaluate(untilStill);

  return {
    region,
    stage,
    label,
    settle,
    async open(query = '') {
      await page.goto(`${TIMELINE}${query && `?${query}`}`);
      await expect(stage).toHaveAttribute('data-scale', /\d/, { timeout: 30_000 });
      await stage.evaluate((element) =>
        element.scrollIntoView({ block: 'start', behavior: 'instant' }),
      );
      await settle();
    },
    /** Where the view is at rest: its first day, and pixels per day. */
    async view(): Promise<{ start: number; scale: number }> {
      await settle();
      return stage.evaluate((element) => ({
        start: Number(element.dataset.from),
        scale: Number(element.dataset.scale),
      }));
    },
    /** Where the name of an entry begins, in pixels of the window. */
    async leftOf(id: string): Promise<number> {
      const box = await label(id).boundingBox();
      if (!box) throw new Error(`« ${id} » n’est pas à l’écran.`);
      return box.x;
    },
    /** A point of the stage that is in sight, in shares of its width and of the window's height. */
    async point(right: number, down: number): Promise<{ x: number; y: number }> {
      const box = await stage.boundingBox();
      const window = page.viewportSize();
      if (!box || !window) throw new Error('La frise n’est pas à l’écran.');
      return { x: box.x + box.width * right, y: window.height * down };
    },
  };
}

function untilStill(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let last = '';
    let still = 0;
    const look = (): void => {
      const { from, scale } = element.dataset;
      const layer = element.querySelector('canvas');
      const now = `${from} ${scale} ${layer ? getComputedStyle(layer).transform : ''}`;
      still = now === last ? still + 1 : 0;
      last = now;
      if (still >= 20) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Point, Viewport } from '@/lib/surface/viewport';
import { FRAME } from './picture';
import { onePage } from '@/tests/e2e/onePage';

export const MAP = '/outils/carte-interactive/arabie';
export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A phone with touch input and reduced motion. */
export const TOUCH_PHONE = {
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
  reducedMotion: 'reduce',
} as const;

/** A view of Najd, with few places and map on all sides: image point at the centre in percent, and scale. */
export const MIDDLE = '61.11,50,1.3';

/** A frame of the map: its viewport, and its time in milliseconds of the page's clock. */
export interface Frame extends Viewport {
  readonly at: number;
}

/** Returns locators and actions of a map's page; points are in pixels of the window. */
export function mapOn(page: Page) {
  const surface = page.locator('[data-map="surface"]');
  const layer = page.locator('[data-map="layer"]');
  const panel = page.getByRole('complementary', { name: 'Lieux historiques' });
  const timeline = page.getByRole('group', { name: 'Chronologie' });
  const viewport = () => layer.evaluate(readViewport);
  const scale = async () => (await viewport()).scale;
  const drag = async (from: Point, offset: Point, steps = 6): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + offset.x, from.y + offset.y, { steps });
  };
  const marker = (id: string): Locator => page.locator(`button[data-place="${id}"]`);
  const openMarker = surface.locator('[aria-current="true"]');

  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${String(locator)} is not on the screen.`);
    return box;
  };
  const box = () => boxOf(surface);

  /** Returns a point at ratios of the visible part of the stage. */
  const stagePoint = async (ratioX: number, ratioY: number): Promise<Point> => {
    const { x, y, width, height } = await box();
    const window = page.viewportSize() ?? { width, height };
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    return {
      x: Math.round(left + (Math.min(window.width, x + width) - left) * ratioX),
      y: Math.round(top + (Math.min(window.height, y + height) - top) * ratioY),
    };
  };

  /** Waits until the map has not moved for ten frames. */
  const waitUntilStill = () => surface.evaluate(resolveWhenStill);

  /** Scrolls the page until the stage is in the middle of the window. */
  const scrollIntoWindow = () =>
    surface.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );

  return {
    surface,
    layer,
    panel,
    timeline,
    viewport,
    scale,
    marker,
    box,
    stagePoint,
    waitUntilStill,
    scrollIntoWindow,
    region: page.getByRole('region', { name: 'Carte' }),
    search: page.getByRole('searchbox', { name: 'Rechercher un lieu' }),
    year: timeline.getByRole('slider', { name: 'Année' }),
    close: panel.getByRole('link', { name: 'Fermer la fiche' }),
    listHeading: panel.getByRole('heading', { name: 'Lieux historiques' }),
    place: (name: string) => panel.getByRole('heading', { level: 2, name, exact: true }),
    link: (id: string) => panel.locator(`a[data-list-place="${id}"]`),
    /** Waits until the stage is mounted. */
    waitUntilReady: () => expect(page.locator('button[data-place]').first()).toBeAttached(),
    historyLength: () => page.evaluate(() => window.history.length),
    expectOpen: (id: string) => expect(marker(id)).toHaveAttribute('aria-current', 'true'),
    expectNothingOpen: () => expect(openMarker).toHaveCount(0),
    async open(view: string | null = MIDDLE) {
      await page.goto(`${MAP}${view === null ? '' : `?vue=${view},${FRAME}`}`);
      await expect.poll(scale).toBeGreaterThan(0);
      await expect(layer).toHaveAttribute('style', /transform/);
      await scrollIntoWindow();
      await waitUntilStill();
    },
    /**
     * Closes the open place, shows the whole map and zooms in by presses of its button, at once
     * under reduced motion. Two presses lead to a scale of 1.25.
     */
    async resetView(presses = 2): Promise<void> {
      if (page.url().replace(/\?.*/, '') !== new URL(MAP, page.url()).href) {
        await page.keyboard.press('Escape');
        await expect(openMarker).toHaveCount(0);
      }
      await page.evaluate((times) => {
        const press = (control: string): void =>
          document.querySelector<HTMLElement>(`[data-control="${control}"]`)?.click();
        press('map');
        for (let index = 0; index < times; index += 1) press('plus');
      }, presses);
      await expect.poll(scale).toBeCloseTo(Math.min(3, 0.8 * 1.25 ** presses), 3);
      await scrollIntoWindow();
      await waitUntilStill();
    },
    /** Returns the image point at a point of the window. */
    async imagePointAt({ x, y }: Point): Promise<Point> {
      const [viewportNow, stage] = [await viewport(), await box()];
      return {
        x: (x - stage.x - viewportNow.x) / viewportNow.scale,
        y: (y - stage.y - viewportNow.y) / viewportNow.scale,
      };
    },
    /** Converts a point of the window to the stage's pixels. */
    async toStagePoint({ x, y }: Point): Promise<Point> {
      const stage = await box();
      return { x: x - stage.x, y: y - stage.y };
    },
    async centreOf(id: string): Promise<Point> {
      const { x, y, width, height } = await boxOf(marker(id));
      return { x: x + width / 2, y: y + height / 2 };
    },
    /** Presses the mouse and moves it, without releasing. */
    drag,
    /** Drags, releases, and waits until the map is at rest. */
    async dragAndRelease(from: Point, offset: Point, steps = 6): Promise<void> {
      await drag(from, offset, steps);
      await page.mouse.up();
      await waitUntilStill();
    },
    async turnWheel(times: number, delta: number): Promise<void> {
      for (let index = 0; index < times; index += 1) await page.mouse.wheel(0, delta);
    },
    /** Records every frame; the returned function stops the recording and returns the frames. */
    async recordFrames(): Promise<() => Promise<readonly Frame[]>> {
      const recording = await layer.evaluateHandle(writeFrames);
      return () => recording.evaluate((recorder) => recorder.stop());
    },
  };
}

export type MapOnPage = ReturnType<typeof mapOn>;

export const visitMap = (open: (map: MapOnPage) => Promise<unknown>) =>
  onePage(
    (page) => ({ page, map: mapOn(page) }),
    ({ map }) => open(map),
  );

export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

function readViewport(layer: Element): Viewport {
  const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
  return { x: e, y: f, scale: a };
}

function resolveWhenStill(surface: Element): Promise<void> {
  return new Promise((resolve) => {
    const layer = surface.querySelector('[data-map="layer"]') ?? surface;
    let previousTransform = '';
    let stillFrames = 0;
    const checkFrame = (): void => {
      const transform = getComputedStyle(layer).transform;
      stillFrames =
        transform === previousTransform && !surface.hasAttribute('data-moving')
          ? stillFrames + 1
          : 0;
      previousTransform = transform;
      if (stillFrames >= 10) resolve();
      else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
}

function writeFrames(layer: Element): { stop: () => Frame[] } {
  const frames: Frame[] = [];
  let request = 0;
  const writeFrame = (): void => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
    frames.push({ at: performance.now(), x: e, y: f, scale: a });
    request = requestAnimationFrame(writeFrame);
  };
  writeFrame();
  return {
    stop() {
      cancelAnimationFrame(request);
      return frames;
    },
  };
}

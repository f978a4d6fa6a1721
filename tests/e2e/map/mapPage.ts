import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { percentCoordinates } from '@/lib/map/percent';
import type { MapRecord } from '@/lib/map/places/place';
import { extentOf } from '@/lib/map/projection';
import type { Point, Size, Viewport } from '@/lib/map/camera/viewport';

export const MAP = '/outils/carte-interactive/arabie';

const record: MapRecord = JSON.parse(readFileSync('content/maps/arabie.json', 'utf8'));
const extent = extentOf(record);

/** The size of the picture at zoom 1. */
export const IMAGE: Size = extent;

/** A view to start from in which there is map to all sides: image point at the centre in percents, and scale. */
export const MIDDLE = '50,50,1.3';

/** A frame of the map: how the picture lay, and when, in milliseconds of the page's clock. */
export interface Frame extends Viewport {
  readonly at: number;
}

/** The map's stage as a reader has it under the hand; every point is in pixels of the window. */
export function mapOn(page: Page) {
  const surface = page.locator('[data-map="surface"]');
  const layer = page.locator('[data-map="layer"]');
  const viewport = () => layer.evaluate(readViewport);

  const box = async () => {
    const found = await surface.boundingBox();
    if (!found) throw new Error('La carte n’est pas à l’écran.');
    return found;
  };

  /** A point given in shares of what is in sight of the stage. */
  const point = async (right: number, down: number): Promise<Point> => {
    const { x, y, width, height } = await box();
    const window = page.viewportSize() ?? { width, height };
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    return {
      x: Math.round(left + (Math.min(window.width, x + width) - left) * right),
      y: Math.round(top + (Math.min(window.height, y + height) - top) * down),
    };
  };

  /** Waits until nothing has moved for a third of a second. */
  const settle = () => layer.evaluate(untilStill);

  return {
    surface,
    layer,
    viewport,
    box,
    point,
    settle,
    marker: (id: string): Locator => surface.locator(`[data-place="${id}"]`),
    async open(view: string | null = MIDDLE, place = '') {
      await page.goto(`${MAP}${place && `/${place}`}${view === null ? '' : `?vue=${view}`}`);
      await surface.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await expect.poll(async () => (await viewport()).scale).toBeGreaterThan(0);
      await expect(layer).toHaveAttribute('style', /transform/);
      await settle();
    },
    /** The image point that is seen at a point of the window. */
    async under({ x, y }: Point): Promise<Point> {
      const [at, stage] = [await viewport(), await box()];
      return { x: (x - stage.x - at.x) / at.scale, y: (y - stage.y - at.y) / at.scale };
    },
    /** Writes down every frame from now on; the answer ends it and tells them. */
    async record(): Promise<() => Promise<readonly Frame[]>> {
      const notes = await layer.evaluateHandle(writeFrames);
      return () => notes.evaluate((running) => running.end());
    },
  };
}

export type MapOnPage = ReturnType<typeof mapOn>;

/** How far, in pixels, a viewport shows an image point from a point of the stage. */
export const drift = (shown: Viewport, image: Point, stage: Point): number =>
  Math.hypot(
    image.x * shown.scale + shown.x - stage.x,
    image.y * shown.scale + shown.y - stage.y,
  );

/** The most ground, in pixels, that a viewport leaves in sight beside an image that could cover it. */
export function ground({ x, y, scale }: Viewport, stage: Size): number {
  const beside = (offset: number, length: number, room: number): number =>
    length < room ? 0 : Math.max(offset, room - (offset + length));
  return Math.max(
    beside(x, IMAGE.width * scale, stage.width),
    beside(y, IMAGE.height * scale, stage.height),
  );
}

/** The places of the map, as the owner wrote them, with the spot where each is drawn in image pixels. */
export function placesOfMap(): readonly (Point & { readonly id: string })[] {
  return record.places.map(({ id, longitude, latitude }) => {
    const [x, y] = percentCoordinates(extent, longitude, latitude);
    return { id, x: (x / 100) * IMAGE.width, y: (y / 100) * IMAGE.height };
  });
}

/** Adds rules that the page’s own policy would not let a style element bring, before anything is drawn. */
export async function withStyle(page: Page, css: string): Promise<void> {
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Waits, by the page's own clock, until this many milliseconds have passed. */
export const waitInPage = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(
    (duration) =>
      new Promise<void>((resolve) => {
        const end = performance.now() + duration;
        const look = (): void =>
          performance.now() >= end ? resolve() : void requestAnimationFrame(look);
        look();
      }),
    milliseconds,
  );

/** A throw, as a thumb does it. */
const PIXELS_A_MOVE = 30;
const PIXELS_A_MS = 2.5;

/** Fingers on the glass, through the browser's own input; each call tells where all of them are. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send =
    (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    (...points: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      });
  const down = send('touchStart');
  const up = send('touchEnd');
  return {
    down,
    move: send('touchMove'),
    up,
    cancel: send('touchCancel'),
    /** Lifts one finger of two, or moves it alone; the other stays where it is. */
    one: (type: 'touchStart' | 'touchMove' | 'touchEnd', id: number, { x, y }: Point) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id }] }),
    async tap(point: Point) {
      await down(point);
      await up();
    },
    /**
     * Throws what is under the finger sideways, at 2.5 pixels a millisecond by the events' own times: how long this
     * machine takes to send them does not count.
     */
    async throwAside(from: Point, by: number) {
      const steps = Math.ceil(Math.abs(by) / PIXELS_A_MOVE);
      const start = Date.now() / 1000;
      const at = (step: number, type: 'touchStart' | 'touchMove' | 'touchEnd') =>
        session.send('Input.dispatchTouchEvent', {
          type,
          timestamp: start + (step * PIXELS_A_MOVE) / PIXELS_A_MS / 1000,
          touchPoints:
            type === 'touchEnd' ? [] : [{ x: from.x + (by * step) / steps, y: from.y, id: 0 }],
        });
      await at(0, 'touchStart');
      for (let step = 1; step <= steps; step += 1) await at(step, 'touchMove');
      await at(steps, 'touchEnd');
    },
  };
}

function readViewport(layer: Element): Viewport {
  const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
  return { x: e, y: f, scale: a };
}

function untilStill(layer: Element): Promise<void> {
  return new Promise((resolve) => {
    let last = '';
    let still = 0;
    const look = (): void => {
      const now = getComputedStyle(layer).transform;
      still = now === last ? still + 1 : 0;
      last = now;
      if (still >= 20) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

function writeFrames(layer: Element): { end: () => Frame[] } {
  const frames: Frame[] = [];
  let next = 0;
  const write = (): void => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
    frames.push({ at: performance.now(), x: e, y: f, scale: a });
    next = requestAnimationFrame(write);
  };
  write();
  return {
    end() {
      cancelAnimationFrame(next);
      return frames;
    },
  };
}

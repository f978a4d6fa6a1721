import { IMAGE, PROBES } from '@/tests/bench/map/pages/scene';
import type { Point, Viewport } from '@/lib/surface/viewport';

const REST_MS = 250;
const TIMEOUT_MS = 15_000;

/** Reads the viewport from the two probes; null while they are not rendered. */
export function readView(): Viewport | null {
  const [a, b] = PROBES.map(({ id }) => centreOf(id));
  if (!a || !b) return null;
  const [firstRatio, secondRatio] = PROBES.map(({ percent }) => percent / 100);
  if (firstRatio === undefined || secondRatio === undefined) return null;
  // The longer side gives the better scale, where a library rounds positions to whole pixels.
  const scale = (b.y - a.y) / (IMAGE.height * (secondRatio - firstRatio));
  return {
    x: a.x - IMAGE.width * firstRatio * scale,
    y: a.y - IMAGE.height * firstRatio * scale,
    scale,
  };
}

/**
 * Reads the viewport from the image's box, or from the probes where the image is on a canvas:
 * markers rounded to whole pixels would overstate the drift.
 */
export function readImage(): Viewport | null {
  const box = document.querySelector(`img[src$="${IMAGE.src}"]`)?.getBoundingClientRect();
  return box ? { x: box.x, y: box.y, scale: box.height / IMAGE.height } : readView();
}

function centreOf(id: string): Point | null {
  const box = document.querySelector(`[data-place="${id}"]`)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Resolves to the view once the view is unchanged for 250 ms; rejects after 15 seconds. */
export function settledView(): Promise<Viewport> {
  const startTime = performance.now();
  let lastView: Viewport | null = null;
  let restingSince = startTime;
  return new Promise((resolve, reject) => {
    const checkView = (time: number): void => {
      const view = readView();
      if (!view || !lastView || !isSame(view, lastView)) restingSince = time;
      lastView = view;
      if (view && time - restingSince >= REST_MS) return resolve(view);
      if (time - startTime > TIMEOUT_MS)
        return reject(new Error('La vue ne vient pas au repos.'));
      requestAnimationFrame(checkView);
    };
    requestAnimationFrame(checkView);
  });
}

const isSame = (a: Viewport, b: Viewport): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 0.01 && Math.abs(a.scale - b.scale) < 1e-5;

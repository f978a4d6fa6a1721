import { toImage, toStage, type Point } from '@/lib/surface/viewport';
import { readImage, settledView } from '@/tests/bench/map/pages/view';

/** Distance of an image point from the pointer, in pixels of the screen, and the final scale. */
export interface Drift {
  readonly settled: number;
  readonly most: number;
  readonly scale: number;
}

/** Tracks the image point under the pointer; the returned function waits for rest and returns the drift. */
export function watchDrift(pointer: Point): () => Promise<Drift> {
  const viewBefore = readImage();
  if (!viewBefore) throw new Error('Les repères ne sont pas sur la carte.');
  const trackedPoint = toImage(viewBefore, pointer);
  const drift = (): number => {
    const view = readImage();
    if (!view) return 0;
    const currentPoint = toStage(view, trackedPoint);
    return Math.hypot(currentPoint.x - pointer.x, currentPoint.y - pointer.y);
  };
  let maxDrift = 0;
  let request = requestAnimationFrame(function measureDrift() {
    maxDrift = Math.max(maxDrift, drift());
    request = requestAnimationFrame(measureDrift);
  });
  return async () => {
    const { scale } = await settledView();
    cancelAnimationFrame(request);
    return { settled: drift(), most: maxDrift, scale };
  };
}

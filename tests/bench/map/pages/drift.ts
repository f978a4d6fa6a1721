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
  const before = readImage();
  if (!before) throw new Error('Les repères ne sont pas sur la carte.');
  const held = toImage(before, pointer);
  const drift = (): number => {
    const view = readImage();
    if (!view) return 0;
    const now = toStage(view, held);
    return Math.hypot(now.x - pointer.x, now.y - pointer.y);
  };
  let most = 0;
  let request = requestAnimationFrame(function look() {
    most = Math.max(most, drift());
    request = requestAnimationFrame(look);
  });
  return async () => {
    const { scale } = await settledView();
    cancelAnimationFrame(request);
    return { settled: drift(), most, scale };
  };
}

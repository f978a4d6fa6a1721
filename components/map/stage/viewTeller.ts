import type { MapView } from '@/lib/map/camera/framing';

/** Tells the screen of the view that the map has come to, at most twice a second, and only when it is another. */
export interface ViewTeller {
  /** The view that the screen knows already: the one that it asked for. */
  readonly know: (view: MapView) => void;
  /** Tells the view, read when the time has come. */
  readonly tellSoon: (read: () => MapView) => void;
  readonly dispose: () => void;
}

const EVERY_MS = 500;

export function createViewTeller(tell: (view: MapView) => void): ViewTeller {
  let told = '';
  let toldAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    know: (view) => void (told = JSON.stringify(view)),
    tellSoon(read) {
      clearTimeout(timer);
      const wait = Math.max(0, toldAt + EVERY_MS - performance.now());
      timer = setTimeout(() => {
        const view = read();
        const words = JSON.stringify(view);
        if (words === told) return;
        told = words;
        toldAt = performance.now();
        tell(view);
      }, wait);
    },
    dispose: () => clearTimeout(timer),
  };
}

import '@/app/pieces.css';
import '@/app/tokens.css';
import '@/app/bars.css';
import '@/app/base.css';
import { openStage } from '@/tests/bench/harness/page';
import { styleMarkers } from '@/tests/bench/map/pages/styleMarkers';
import { watchDrift, type Drift } from '@/tests/bench/map/pages/drift';
import { sceneOf, type Scene } from '@/tests/bench/map/pages/scene';
import { readView, settledView } from '@/tests/bench/map/pages/view';
import type { Point, Viewport } from '@/lib/surface/viewport';

/** Mounts a scene on the stage; returns a function that unmounts it. */
export type Mount = (stage: HTMLElement, scene: Scene) => () => void;

/** Functions of a page that the runner calls. */
export interface Bench {
  /** Mounts the map with a number of markers, and resolves at rest. */
  readonly open: (count: number) => Promise<Viewport>;
  readonly view: () => Viewport | null;
  readonly startDrift: (pointer: Point) => void;
  readonly stopDrift: () => Promise<Drift>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

export function offerBench(mount: Mount): void {
  const stage = openStage();
  let unmount = (): void => {};
  let stopDrift = (): Promise<Drift> => Promise.reject(new Error('Rien n’est suivi.'));

  window.bench = {
    async open(count) {
      unmount();
      const scene = sceneOf(count);
      await decodeImage(scene.image.src);
      unmount = mount(stage, scene);
      const view = await settledView();
      styleMarkers(stage, scene);
      return view;
    },
    view: readView,
    startDrift: (pointer) => void (stopDrift = watchDrift(pointer)),
    stopDrift: () => stopDrift(),
  };
}

async function decodeImage(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode();
}

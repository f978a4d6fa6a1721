import { recordFrames } from '@/tests/bench/map/pages/frames';
import { sceneOf, type SceneItem } from '@/tests/bench/timeline/pages/scene';

/** Puts items on the stage and resolves once they can be seen; what it gives tells how they are found there. */
export type Mount = (stage: HTMLElement, items: readonly SceneItem[]) => Promise<TimelineFacts>;

export interface TimelineFacts {
  /** Selects the names that are shown. */
  readonly labels: string;
  readonly unmount: () => void;
}

/** What the runner may ask of a page. */
export interface TimelineBench {
  /** Shows so many items anew; the milliseconds until they were seen. */
  readonly open: (count: number) => Promise<number>;
  readonly startFrames: () => void;
  readonly stopFrames: () => readonly number[];
  /** Pairs of shown names that overlap. */
  readonly overlaps: () => number;
  /** Where the name nearest to a point begins, so that it can be followed; null without any. */
  readonly follow: (x: number) => void;
  /** How far the followed name has moved, in pixels; null when it is gone. */
  readonly drift: () => number | null;
}

declare global {
  interface Window {
    timelineBench: TimelineBench;
  }
}

export function offerTimelineBench(mount: Mount): void {
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('La page n’a pas de scène.');
  let facts: TimelineFacts | null = null;
  let stopFrames = (): readonly number[] => [];
  let followed: { readonly element: Element; readonly x: number } | null = null;
  const shown = (): readonly Element[] =>
    facts === null
      ? []
      : [...stage.querySelectorAll(facts.labels)].filter(
          (element) => element.getClientRects().length > 0,
        );

  window.timelineBench = {
    async open(count) {
      facts?.unmount();
      const items = sceneOf(count);
      const start = performance.now();
      facts = await mount(stage, items);
      await nextFrame();
      return performance.now() - start;
    },
    startFrames: () => void (stopFrames = recordFrames()),
    stopFrames: () => stopFrames(),
    overlaps() {
      const boxes = shown()
        .map((element) => element.getBoundingClientRect())
        .filter(({ right, left }) => right > 0 && left < innerWidth);
      let count = 0;
      boxes.forEach((a, rank) => {
        for (const b of boxes.slice(rank + 1)) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 1 && down > 1) count += 1;
        }
      });
      return count;
    },
    follow(x) {
      const near = shown()
        .map((element) => ({ element, x: element.getBoundingClientRect().left }))
        .toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
      followed = near[0] ?? null;
      window.timelineFollowedX = followed?.x ?? x;
    },
    drift: () =>
      followed?.element.isConnected && followed.element.getClientRects().length > 0
        ? Math.abs(followed.element.getBoundingClientRect().left - followed.x)
        : null,
  };
}

declare global {
  interface Window {
    timelineFollowedX: number;
  }
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

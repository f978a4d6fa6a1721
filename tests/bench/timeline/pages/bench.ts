import { nextFrame, openStage } from '@/tests/bench/harness/page';
import { sceneOf, type SceneItem } from '@/tests/bench/timeline/pages/scene';

/** Puts items on the stage and resolves once they can be seen; what it gives tells how they are found there. */
export type Mount = (stage: HTMLElement, items: readonly SceneItem[]) => Promise<TimelineFacts>;

export interface TimelineFacts {
  /** Selects the names that are shown. */
  readonly labels: string;
  /** Which part of a name stands at its date: 0 where it begins, 0.5 its middle. */
  readonly anchor: number;
  /** How far from there its date stands, in pixels; 0 where it is absent. */
  readonly offset?: number;
  readonly unmount: () => void;
}

/** What the runner may ask of a page. */
export interface TimelineBench {
  /** Shows so many items anew; the milliseconds until they were seen. */
  readonly open: (count: number) => Promise<number>;
  /** Pairs of shown names that overlap. */
  readonly overlaps: () => number;
  /** Follows the names around the one that is nearest to a point; where, in whole pixels, the pointer is to stand. */
  readonly follow: (x: number) => number;
  /** How far, in pixels, what was under the pointer has gone from it; null when fewer than two names are left to tell. */
  readonly drift: () => number | null;
}

declare global {
  interface Window {
    timelineBench: TimelineBench;
  }
}

export function offerTimelineBench(mount: Mount): void {
  const stage = openStage();
  let facts: TimelineFacts | null = null;
  let pointer = 0;
  let followed: readonly Followed[] = [];
  const dateX = (element: Element): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width * (facts?.anchor ?? 0) + (facts?.offset ?? 0);
  };
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
      const named = shown().map((element) => ({ element, x: dateX(element) }));
      const nearest = named.toSorted(
        (one, two) => Math.abs(one.x - x) - Math.abs(two.x - x),
      )[0];
      // Browsers tell the wheel's place in whole pixels.
      pointer = Math.round(nearest?.x ?? x);
      followed = named.filter((one) => Math.abs(one.x - pointer) < AROUND);
      return pointer;
    },
    drift() {
      const left = followed.filter(({ element }) => element.getClientRects().length > 0);
      const line = fitted(left.map(({ element, x }) => [x, dateX(element)]));
      return line && Math.abs(line(pointer) - pointer);
    },
  };
}

interface Followed {
  readonly element: Element;
  /** Where its date was, in pixels. */
  readonly x: number;
}

/** How far from the pointer names still tell where it was, in pixels: farther ones leave the stage. */
const AROUND = 120;

/** The line that goes nearest to points (least squares); null when all are at one place. */
function fitted(
  points: readonly (readonly [x: number, y: number])[],
): ((x: number) => number) | null {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = mean(points.map(([x]) => (x - middleX) ** 2));
  if (!(spread > 0)) return null;
  const slope = mean(points.map(([x, y]) => (x - middleX) * (y - middleY))) / spread;
  return (x) => middleY + slope * (x - middleX);
}

import { nextFrame, openStage } from '@/tests/bench/harness/page';
import { sceneOf, type SceneItem } from '@/tests/bench/timeline/pages/scene';

/** Mounts items on the stage and resolves once they are visible, to the way they are found. */
export type Mount = (stage: HTMLElement, items: readonly SceneItem[]) => Promise<TimelineFacts>;

export interface TimelineFacts {
  /** CSS selector of the visible names. */
  readonly labels: string;
  /** Part of a name that stands at its date: 0 for its start, 0.5 for its middle. */
  readonly anchor: number;
  /** Distance of the date from the anchor, in pixels; 0 by default. */
  readonly offset?: number;
  readonly unmount: () => void;
}

/** Functions of a page that the runner calls. */
export interface TimelineBench {
  /** Mounts a number of items; resolves to the milliseconds until they are visible. */
  readonly open: (count: number) => Promise<number>;
  /** Returns the number of pairs of overlapping visible names. */
  readonly overlaps: () => number;
  /** Tracks the names around the one nearest to a point; returns the pointer's position, in whole pixels. */
  readonly follow: (x: number) => number;
  /** Returns the drift of the point under the pointer, in pixels; null when fewer than two tracked names are left. */
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
      boxes.forEach((a, index) => {
        for (const b of boxes.slice(index + 1)) {
          const overlapWidth = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const overlapHeight = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (overlapWidth > 1 && overlapHeight > 1) count += 1;
        }
      });
      return count;
    },
    follow(x) {
      const named = shown().map((element) => ({ element, x: dateX(element) }));
      const nearest = named.toSorted(
        (one, two) => Math.abs(one.x - x) - Math.abs(two.x - x),
      )[0];
      // Browsers report the position of wheel events in whole pixels.
      pointer = Math.round(nearest?.x ?? x);
      followed = named.filter((one) => Math.abs(one.x - pointer) < TRACKING_RADIUS);
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
  /** Position of the name's date before the gesture, in pixels. */
  readonly x: number;
}

/** Radius around the pointer, in pixels, within which names are tracked: those beyond leave the stage. */
const TRACKING_RADIUS = 120;

/** Fits a line to points (least squares); null when all have the same abscissa. */
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

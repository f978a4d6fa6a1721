import { nextFrame, openStage } from '@/tests/bench/harness/page';
import { sceneOf, type SceneItem } from '@/tests/bench/timeline/pages/scene';

/** Mounts items on the stage; resolves once the items are visible, to the facts by which the bench finds the names. */
export type Mount = (stage: HTMLElement, items: readonly SceneItem[]) => Promise<TimelineFacts>;

export interface TimelineFacts {
  /** CSS selector of the visible names. */
  readonly labels: string;
  /** Point of a name's width that stands at its date: 0 for the start, 0.5 for the middle. */
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
  /** Tracks the names around the name nearest to a point; returns the pointer's position, in whole pixels. */
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
  let mountedTimeline: TimelineFacts | null = null;
  let pointer = 0;
  let trackedNames: readonly TrackedName[] = [];
  const dateX = (element: Element): number => {
    const { left: visibleTracked, width } = element.getBoundingClientRect();
    return (
      visibleTracked + width * (mountedTimeline?.anchor ?? 0) + (mountedTimeline?.offset ?? 0)
    );
  };
  const visibleNames = (): readonly Element[] =>
    mountedTimeline === null
      ? []
      : [...stage.querySelectorAll(mountedTimeline.labels)].filter(
          (element) => element.getClientRects().length > 0,
        );

  window.timelineBench = {
    async open(count) {
      mountedTimeline?.unmount();
      const items = sceneOf(count);
      const start = performance.now();
      mountedTimeline = await mount(stage, items);
      await nextFrame();
      return performance.now() - start;
    },
    overlaps() {
      const boxes = visibleNames()
        .map((element) => element.getBoundingClientRect())
        .filter(({ right, left: visibleTracked }) => right > 0 && visibleTracked < innerWidth);
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
      const namePositions = visibleNames().map((element) => ({ element, x: dateX(element) }));
      const nearestName = namePositions.toSorted(
        (a, b) => Math.abs(a.x - x) - Math.abs(b.x - x),
      )[0];
      // Browsers report the position of wheel events in whole pixels.
      pointer = Math.round(nearestName?.x ?? x);
      trackedNames = namePositions.filter(
        (name) => Math.abs(name.x - pointer) < TRACKING_RADIUS,
      );
      return pointer;
    },
    drift() {
      const visibleTracked = trackedNames.filter(
        ({ element }) => element.getClientRects().length > 0,
      );
      const fittedLine = fitLine(visibleTracked.map(({ element, x }) => [x, dateX(element)]));
      return fittedLine && Math.abs(fittedLine(pointer) - pointer);
    },
  };
}

interface TrackedName {
  readonly element: Element;
  /** Position of the name's date before the gesture, in pixels. */
  readonly x: number;
}

/** Radius around the pointer, in pixels, within which names are tracked: names beyond leave the stage. */
const TRACKING_RADIUS = 120;

/** Fits a line to points (least squares); null when all points have the same abscissa. */
function fitLine(
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

import type { Page } from '@playwright/test';

/** The longest event of one interaction, in milliseconds; the duration is rounded to 8 by the browser. */
export interface Latency {
  readonly duration: number;
  /** Until the first listener runs. */
  readonly delay: number;
  /** From the first listener to the end of the last one of that frame. */
  readonly processing: number;
  /** From there to the frame that shows it. */
  readonly presentation: number;
}

/** What the page has seen of one event, all times from its time origin. */
export interface TimedEvent {
  readonly interactionId: number;
  readonly startTime: number;
  readonly duration: number;
  readonly processingStart: number;
  readonly processingEnd: number;
}

/** Browsers report no event shorter than this. */
const LEAST_MS = 16;

/**
 * Collects the events of interactions from the page's beginning. To be called before the page is loaded. What the
 * browser tells is only put aside: to read it then, on a slow processor, would hold up the click that is measured.
 */
export const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const lists: PerformanceObserverEntryList[] = [];
    Object.assign(window, { benchEvents: lists });
    new PerformanceObserver((list) => lists.push(list)).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });

/** Takes away, and returns, the events that have been collected. */
export const takeEvents = (page: Page): Promise<TimedEvent[]> =>
  page.evaluate(() => {
    const lists: PerformanceObserverEntryList[] = Reflect.get(window, 'benchEvents').splice(0);
    const events = lists.flatMap((list) => list.getEntries()) as (PerformanceEventTiming & {
      interactionId: number;
    })[];
    return events
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ interactionId, startTime, duration, processingStart, processingEnd }) => {
        return { interactionId, startTime, duration, processingStart, processingEnd };
      });
  });

/**
 * The latency that INP counts: the longest of the interaction's events. Those that end in its frame are one with
 * it, as in web-vitals.
 */
export function latencyOf(events: readonly TimedEvent[]): Latency {
  const [first, ...rest] = events;
  if (!first) return { duration: LEAST_MS, delay: 0, processing: 0, presentation: LEAST_MS };
  const longest = rest.reduce(
    (found, event) => (event.duration > found.duration ? event : found),
    first,
  );
  const end = longest.startTime + longest.duration;
  const sameFrame = events.filter(
    ({ startTime, duration }) => Math.abs(startTime + duration - end) <= 8,
  );
  const begun = Math.min(...sameFrame.map(({ processingStart }) => processingStart));
  const done = Math.max(...sameFrame.map(({ processingEnd }) => processingEnd));
  return {
    duration: longest.duration,
    delay: Math.max(0, begun - longest.startTime),
    processing: done - begun,
    presentation: Math.max(0, end - done),
  };
}

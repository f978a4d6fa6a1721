import type { Page } from '@playwright/test';

/** Timing of an interaction's longest event, in milliseconds; the browser rounds durations to 8. */
export interface Latency {
  readonly duration: number;
  /** Until the first listener runs. */
  readonly delay: number;
  /** From the first listener to the end of the frame's last listener. */
  readonly processing: number;
  /** From the end of the last listener to the next paint. */
  readonly presentation: number;
}

/** An entry of the Event Timing API, with times from the page's time origin. */
export interface TimedEvent {
  readonly interactionId: number;
  readonly startTime: number;
  readonly duration: number;
  readonly processingStart: number;
  readonly processingEnd: number;
}

/** Shortest duration that the Event Timing API reports. */
const MIN_REPORTED_MS = 16;

/**
 * Records the page's event timings; call it before the load. Entries are read later: on a slow
 * processor reading them at once would delay the measured click.
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

/** Returns the recorded events and empties the record. */
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
 * Computes the latency as INP counts it: the longest event of the interaction. Events presented in
 * the same frame count as one, as in web-vitals.
 */
export function latencyOf(events: readonly TimedEvent[]): Latency {
  const [firstEvent, ...otherEvents] = events;
  if (!firstEvent)
    return {
      duration: MIN_REPORTED_MS,
      delay: 0,
      processing: 0,
      presentation: MIN_REPORTED_MS,
    };
  const longest = otherEvents.reduce(
    (longestEvent, event) => (event.duration > longestEvent.duration ? event : longestEvent),
    firstEvent,
  );
  const end = longest.startTime + longest.duration;
  const sameFrame = events.filter(
    ({ startTime, duration }) => Math.abs(startTime + duration - end) <= 8,
  );
  const firstStart = Math.min(...sameFrame.map(({ processingStart }) => processingStart));
  const lastEnd = Math.max(...sameFrame.map(({ processingEnd }) => processingEnd));
  return {
    duration: longest.duration,
    delay: Math.max(0, firstStart - longest.startTime),
    processing: lastEnd - firstStart,
    presentation: Math.max(0, end - lastEnd),
  };
}

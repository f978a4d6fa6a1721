import type { Browser, Page } from '@playwright/test';

/** A Chromium trace event of a style recalculation or of a paint on the main thread. */
interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: { readonly frame?: string };
    readonly data?: { readonly frame?: string };
  };
}

/** Returns the id of the page's main frame, as in traces. */
async function frameOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  await session.detach();
  return frameTree.frame.id;
}

/**
 * Traces the main thread of several pages of one browser during a task.
 * @returns by page, the number of elements of each style recalculation, and the number of paints
 */
export async function renderingRecords(
  browser: Browser,
  pages: readonly Page[],
  task: () => Promise<unknown>,
) {
  await browser.startTracing(pages[0], { categories: ['devtools.timeline'] });
  await task();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return Promise.all(
    pages.map(async (page) => {
      const frame = await frameOf(page);
      const pageEvents = traceEvents.filter(
        ({ args }) => (args.beginData ?? args.data)?.frame === frame,
      );
      return {
        restyledCounts: pageEvents
          .filter(({ name }) => name === 'UpdateLayoutTree')
          .flatMap(({ args: { elementCount = 0 } }) =>
            elementCount > 0 ? [elementCount] : [],
          ),
        paints: pageEvents.filter(({ name }) => name === 'Paint').length,
      };
    }),
  );
}

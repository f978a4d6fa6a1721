import type { Browser, Page } from '@playwright/test';

/** What Chromium notes of each computation of styles and of each painting of the main thread. */
interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: { readonly frame?: string };
    readonly data?: { readonly frame?: string };
  };
}

/** The name by which a trace calls the page's own frame. */
async function frameOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  await session.detach();
  return frameTree.frame.id;
}

/**
 * Traces what the main thread does on each of these pages of one browser while `during` runs.
 * @returns By page, of how many elements styles were computed at each time that some were, and how often it painted.
 */
export async function workOf(
  browser: Browser,
  pages: readonly Page[],
  during: () => Promise<unknown>,
) {
  await browser.startTracing(pages[0], { categories: ['devtools.timeline'] });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return Promise.all(
    pages.map(async (page) => {
      const frame = await frameOf(page);
      const own = traceEvents.filter(
        ({ args }) => (args.beginData ?? args.data)?.frame === frame,
      );
      return {
        restyled: own
          .filter(({ name }) => name === 'UpdateLayoutTree')
          .flatMap(({ args: { elementCount = 0 } }) =>
            elementCount > 0 ? [elementCount] : [],
          ),
        paints: own.filter(({ name }) => name === 'Paint').length,
      };
    }),
  );
}

import type { Browser } from '@playwright/test';

/** Returns the processor time of all of the browser's processes so far, in milliseconds. */
export type Processor = () => Promise<number>;

/** Creates the meter of processor time, which other load on the machine hardly affects. */
export async function processorOf(browser: Browser): Promise<Processor> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
}

import type { Browser } from '@playwright/test';

/** Tells how many milliseconds of processor all of the browser's processes have used so far. */
export type Processor = () => Promise<number>;

/** The one measure that other work on the machine hardly touches. */
export async function processorOf(browser: Browser): Promise<Processor> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
}

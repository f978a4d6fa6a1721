import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { ensureChromium } from '@/scripts/check/chromium';
import { QUIET_FLAGS } from '@/tests/fixtures/chromiumFlags';

/** Launches the benches' browser: the full Chromium, as visitors have, where it is installed. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...options, ...(await benchOptions()) });

/**
 * Runs a task in a separate browser, which is closed afterwards even if a page hangs.
 * @returns the result; null at the time limit, in milliseconds
 */
export async function inOwnBrowser<T>(
  timeLimit: number,
  task: (browser: Browser) => Promise<T>,
): Promise<T | null> {
  const server = await chromium.launchServer(await benchOptions());
  try {
    return await withTimeout(task(await chromium.connect(server.wsEndpoint())), timeLimit);
  } finally {
    await server.kill();
  }
}

/** Resolves as the task does, or to null after a time limit in milliseconds. */
export const withTimeout = <T>(task: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([
    task,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds)),
  ]);

/** Returns the path of the benches' browser: the system's, or else Playwright's download. */
export async function browserPath(): Promise<string> {
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = await ensureChromium();
  return WHOLE_CHROMIUM_PATH ?? CHROMIUM_PATH ?? chromium.executablePath();
}

/**
 * Returns the path of the headless shell, or else of the whole browser: the same engine, without a
 * toolbar to paint during the load.
 */
export async function shellPath(): Promise<string> {
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = await ensureChromium();
  return CHROMIUM_PATH ?? WHOLE_CHROMIUM_PATH ?? chromium.executablePath();
}

const benchOptions = async (): Promise<Pick<LaunchOptions, 'args' | 'executablePath'>> => ({
  args: [...QUIET_FLAGS],
  executablePath: await browserPath(),
});

import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { ensureChromium } from '@/scripts/check/chromium';
import { QUIET } from '@/tests/fixtures/chromiumFlags';

/** Launches the benches' browser: the whole one, as visitors have it, where it is installed. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...options, ...(await ours()) });

/**
 * Runs work in a browser of its own, which is closed afterwards even if a page hangs.
 * @returns the result; null at the time limit, in milliseconds
 */
export async function inOwnBrowser<T>(
  timeLimit: number,
  work: (browser: Browser) => Promise<T>,
): Promise<T | null> {
  const server = await chromium.launchServer(await ours());
  try {
    return await within(work(await chromium.connect(server.wsEndpoint())), timeLimit);
  } finally {
    await server.kill();
  }
}

/** Resolves as the work does, or to null after a time limit in milliseconds. */
export const within = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([
    work,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds)),
  ]);

/** Returns the path of the benches' browser: the system's, or the one that Playwright has downloaded. */
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

const ours = async (): Promise<Pick<LaunchOptions, 'args' | 'executablePath'>> => ({
  args: [...QUIET],
  executablePath: await browserPath(),
});

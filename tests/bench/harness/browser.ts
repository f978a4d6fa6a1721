import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { ensureChromium } from '@/scripts/check/chromium';
import { QUIET } from '@/tests/fixtures/chromiumFlags';

/** Launches the browser of the benches: the whole one, as visitors have it, where there is one. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...options, ...(await ours()) });

/**
 * Does a work in a browser of its own, which is ended whatever becomes of the work: some pages never answer again.
 * @returns What the work has made; null when it has not ended within the patience, in milliseconds.
 */
export async function alone<T>(
  patience: number,
  work: (browser: Browser) => Promise<T>,
): Promise<T | null> {
  const server = await chromium.launchServer(await ours());
  try {
    return await within(work(await chromium.connect(server.wsEndpoint())), patience);
  } finally {
    await server.kill();
  }
}

/** Resolves with what comes within so many milliseconds, with null when nothing does; rejects as the work does. */
export const within = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([
    work,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds)),
  ]);

/** Where that browser is: the system's, or the one that Playwright has downloaded. */
export async function browserPath(): Promise<string> {
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = await ensureChromium();
  return WHOLE_CHROMIUM_PATH ?? CHROMIUM_PATH ?? chromium.executablePath();
}

/**
 * Where the browser without a window is, or else the whole one: the same engine, with no toolbar of its own to draw
 * beside a page that loads.
 */
export async function shellPath(): Promise<string> {
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = await ensureChromium();
  return CHROMIUM_PATH ?? WHOLE_CHROMIUM_PATH ?? chromium.executablePath();
}

const ours = async (): Promise<Pick<LaunchOptions, 'args' | 'executablePath'>> => ({
  args: [...QUIET],
  executablePath: await browserPath(),
});

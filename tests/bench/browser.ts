import {
  chromium,
  type Browser,
  type BrowserServer,
  type LaunchOptions,
} from '@playwright/test';
import { QUIET } from '@/tests/fixtures/chromiumFlags';

/** Launches the browser of the benches: the whole one, as visitors have it, where there is one. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...options, ...(await ours()) });

/** The same in a process that can be ended whatever its pages do: some never answer again. */
export const launchBrowserServer = async (): Promise<BrowserServer> =>
  chromium.launchServer(await ours());

/** Where that browser is: the system's, or the one that Playwright has downloaded. */
export async function browserPath(): Promise<string> {
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = await found();
  return WHOLE_CHROMIUM_PATH ?? CHROMIUM_PATH ?? chromium.executablePath();
}

/**
 * Where the browser without a window is, or else the whole one: the same engine, with no toolbar of its own to draw
 * beside a page that loads.
 */
export async function shellPath(): Promise<string> {
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = await found();
  return CHROMIUM_PATH ?? WHOLE_CHROMIUM_PATH ?? chromium.executablePath();
}

// A module that awaits at its top can only be imported like this from here.
const found = async () => (await import('@/scripts/dev/chromium.mjs')).ensureChromium();

const ours = async (): Promise<Pick<LaunchOptions, 'args' | 'executablePath'>> => ({
  args: [...QUIET],
  executablePath: await browserPath(),
});

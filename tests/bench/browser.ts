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
  // A module that awaits at its top can only be imported like this from here.
  const { ensureChromium } = await import('@/scripts/dev/chromium.mjs');
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = await ensureChromium();
  return WHOLE_CHROMIUM_PATH ?? CHROMIUM_PATH ?? chromium.executablePath();
}

const ours = async (): Promise<Pick<LaunchOptions, 'args' | 'executablePath'>> => ({
  args: [...QUIET],
  executablePath: await browserPath(),
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callableSource, type Browser, type StartOptions } from '../browser';
import { openSocket } from './bidi';
import { waitForExit, untilPrinted } from './programs';

/** Preferences that keep a fresh profile from contacting Mozilla's servers and from opening pages. */
const NO_CONTACT_PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'intl.accept_languages': 'fr-FR, fr',
};

/** Value of `network.cookie.cookieBehavior` that refuses every kind of storage. */
const REJECT_ALL = 2;

/** Initial page: without an initial page, Firefox focuses its address bar, which receives all keys. */
const START_PAGE = 'data:text/html,';

const WINDOW = { width: 1280, height: 800 };

/** Starts a headless Firefox, driven by WebDriver BiDi. */
export async function startFirefox({ refusesStorage }: StartOptions): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = {
    ...NO_CONTACT_PREFERENCES,
    ...(refusesStorage && { 'network.cookie.cookieBehavior': REJECT_ALL }),
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const program = spawn(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      START_PAGE,
    ],
    { env: { ...process.env, TZ: 'Europe/Paris' } },
  );
  const [, address = ''] = await untilPrinted(program, /WebDriver BiDi listening on (ws:\S+)/);
  const errors: string[] = [];
  const socket = await openSocket(`${address}/session`, (method, entry) => {
    if (method === 'log.entryAdded' && entry.level === 'error') errors.push(String(entry.text));
  });
  await socket.send('session.new', { capabilities: {} });
  await socket.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await socket.send('browsingContext.getTree', {});
  const [firstContext] = Array.isArray(contexts) ? contexts : [];
  const context = String(firstContext?.context);
  await socket.send('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    engine: 'Firefox',
    async open(url) {
      await socket.send('browsingContext.navigate', { context, url, wait: 'complete' });
      await socket.send('browsingContext.activate', { context });
    },
    async back() {
      await socket.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async evaluate(run, ...parameters) {
      const parametersJson = JSON.stringify(parameters);
      const answer = await socket.send('script.evaluate', {
        expression: `Promise.resolve(${callableSource(run)}(...${parametersJson})).then((found) => JSON.stringify(found))`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (answer.type === 'exception')
        throw new Error(`In the page: ${JSON.stringify(answer.exceptionDetails)}`);
      const { value } = Object(answer.result);
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    async perform(...sources) {
      await socket.send('input.performActions', { context, actions: sources });
    },
    async print({ width, height }) {
      const { data } = await socket.send('browsingContext.print', {
        context,
        background: true,
        // In centimetres (WebDriver BiDi, `browsingContext.print`).
        page: { width: width / 10, height: height / 10 },
      });
      return Buffer.from(String(data), 'base64');
    },
    complaints: async () => errors,
    async close() {
      socket.close();
      program.kill();
      await waitForExit(program);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

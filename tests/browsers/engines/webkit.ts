import { spawn } from 'node:child_process';
import { callableSource, type Browser, type StartOptions } from '../browser';
import { waitForExit, freePort, until } from './programs';

const WINDOW = { x: 0, y: 0, width: 1280, height: 800 };

/** WebKit's feature flags that disable storage. */
const STORAGE_FLAGS = '-LocalStorage,-IndexedDBAPI,-CacheAPI,-ServiceWorkers';

/** Starts WebKitGTK's MiniBrowser on the screen of `DISPLAY`, driven by WebDriver. */
export async function startWebKit(
  binary: string,
  { refusesStorage }: StartOptions,
): Promise<Browser> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, TZ: 'Europe/Paris', LANG: 'C.UTF-8', LANGUAGE: 'fr' },
  });
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until('the driver of WebKit answers', async () => {
    const { ready } = Object(await send('GET', '/status').catch(() => null));
    return ready === true;
  });
  const args = ['--automation', ...(refusesStorage ? [`--features=${STORAGE_FLAGS}`] : [])];
  const { sessionId } = Object(
    await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // Navigation returns at once, so that the error listeners are installed before the document is complete.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary, args },
        },
      },
    }),
  );
  const session = `/session/${String(sessionId)}`;
  await send('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  await send('POST', `${session}/window/rect`, WINDOW);
  const evaluate: Browser['evaluate'] = async (run, ...parameters) => {
    const outcome = await send('POST', `${session}/execute/async`, {
      script: `const tell = arguments[0];
        Promise.resolve(${callableSource(run)}(...${JSON.stringify(parameters)})).then(
          (found) => tell({ found: JSON.stringify(found) }),
          (thrown) => tell({ thrown: String(thrown) }));`,
      args: [],
    });
    const { found: text, thrown } = Object(outcome);
    if (thrown !== undefined) throw new Error(`In the page: ${String(thrown)}`);
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  const errors: string[] = [];
  const collectErrors = async (): Promise<void> =>
    void errors.push(...(await evaluate(takeErrors)));
  return {
    engine: 'WebKit',
    evaluate,
    async open(url) {
      await collectErrors();
      await send('POST', `${session}/url`, { url });
      await until(`${url} comes`, () => evaluate(installErrorListeners).catch(() => false));
      await until(`${url} is whole`, () => evaluate(() => document.readyState === 'complete'));
    },
    async back() {
      await send('POST', `${session}/back`, {});
    },
    async perform(...sources) {
      await send('POST', `${session}/actions`, { actions: sources });
    },
    async print() {
      throw new Error('The driver of WebKitGTK prints nothing.');
    },
    async complaints() {
      await collectErrors();
      return errors;
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
      await waitForExit(driver);
    },
  };
}

/**
 * Installs the listeners of errors in a new document; returns whether the document was new.
 * WebDriver Classic has no access to the console.
 */
function installErrorListeners(): boolean {
  const root = document.documentElement;
  if (!location.protocol.startsWith('http') || root.dataset.complaints !== undefined)
    return false;
  const messages: string[] = [];
  const record = (text: string): void => {
    messages.push(text);
    root.dataset.complaints = JSON.stringify(messages);
  };
  root.dataset.complaints = '[]';
  addEventListener(
    'error',
    ({ message, target }) =>
      record(
        message || `${target instanceof Element ? target.outerHTML : 'A part'} does not load.`,
      ),
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    record(`Unhandled: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`Policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...consoleArguments) => {
    record(consoleArguments.map(String).join(' '));
    error(...consoleArguments);
  };
  return true;
}

/** Takes the errors that the document's listeners have recorded. */
function takeErrors(): string[] {
  const root = document.documentElement;
  const { complaints } = root.dataset;
  if (complaints === undefined) return [];
  root.dataset.complaints = '[]';
  return JSON.parse(complaints);
}

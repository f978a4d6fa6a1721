import { createKeeper } from '@/lib/offline/keeper/keeper';
import { fakeBrowser } from '@/tests/unit/lib/offline/fakeBrowser';
import {
  requestedFiles,
  entriesWith,
  setUp,
} from '@/tests/unit/lib/offline/keeper/setUpKeeper';

it('full storage is reported, and leaves no part of the new episode and all of the former one', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  const initialEntries = browser.entries();
  browser.beforeAnswer((path) => {
    browser.site.isFull = path.endsWith('chant.mp3');
  });
  await keeper.save('chant');
  browser.site.isFull = false;
  expect(state('chant')).toMatchObject({ status: 'failed', refusal: 'full' });
  expect(entriesWith(browser, 'chant')).toEqual([]);
  expect(browser.entries().toSorted()).toEqual(initialEntries.toSorted());
  expect(state('voix')?.status).toBe('kept');
});

it('storage too full for the register loses the new items, and an episode can be deleted', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  await keeper.save('chant');
  const initialEntries = browser.entries();
  let freeEntries = 1;
  browser.beforeAnswer((path) => {
    if (path.endsWith('mot.mp3')) freeEntries = 0;
  });
  // A deletion frees the room for one entry.
  browser.site.canStore = () => freeEntries > 0;
  browser.onDelete(() => (freeEntries = 1));
  await keeper.save('mot');
  expect(state('mot')).toEqual({ status: 'failed', refusal: 'full', done: 0, total: 0 });
  expect(browser.entries().toSorted()).toEqual(initialEntries.toSorted());
  freeEntries = 0;
  await keeper.remove('voix');
  expect(state('voix')).toBeUndefined();
  expect(entriesWith(browser, 'voix.mp3')).toEqual([]);
  expect(state('chant')?.status).toBe('kept');
});

it('a register that cannot be written reports full storage', async () => {
  const { browser, keeper, state } = setUp();
  browser.site.isFull = true;
  await keeper.save('voix');
  expect(state('voix')).toMatchObject({ status: 'failed', refusal: 'full' });
  expect(browser.entries()).toEqual([]);
});

it('the keeper begins no download where too little storage is left', async () => {
  const browser = fakeBrowser();
  const keeper = createKeeper({ ...browser.host, freeBytes: async () => 1200 });
  await keeper.save('voix');
  expect(keeper.kept.get().states.voix).toMatchObject({ status: 'failed', refusal: 'full' });
  expect(requestedFiles(browser)).toEqual([]);
  expect(browser.entries()).toEqual([]);
});

it('the keeper reports that downloads are impossible where the owner has turned them off', async () => {
  const { browser, keeper, state } = setUp();
  browser.site.isDisabled = true;
  await keeper.ask('voix');
  expect(state('voix')).toMatchObject({ status: 'failed', refusal: 'unable' });
});

it.each<[string, string, (answer: Response) => Response]>([
  ['a part of a file', '/audio/voix.mp3', ({ body }) => new Response(body, { status: 206 })],
  [
    'an answer that came by a redirect',
    '/episodes/voix',
    (answer) => Object.defineProperty(answer, 'redirected', { value: true }),
  ],
])('%s is not kept in place of %s', async (_, path, transform) => {
  const { browser } = setUp();
  const keeper = createKeeper({
    ...browser.host,
    async fetch(address, init) {
      const answer = await browser.host.fetch(address, init);
      return String(address) === path ? transform(answer) : answer;
    },
  });
  await keeper.save('voix');
  expect(keeper.kept.get().states.voix).toMatchObject({ status: 'failed', refusal: 'changed' });
  expect(browser.entries().some((entry) => entry.endsWith(` ${path}`))).toBe(false);
  expect(entriesWith(browser, `${path}?empreinte`)).toEqual([]);
});

it.each([
  [new TypeError('An unknown error occurred when fetching the script.'), 'network', true],
  [new DOMException('not allowed', 'SecurityError'), 'unable', false],
] as const)('a worker refused by %s reports the reason: %s', async (error, refusal, isKept) => {
  const { browser } = setUp();
  const keeper = createKeeper({
    ...browser.host,
    installWorker: () => Promise.reject(error),
  });
  await keeper.save('voix');
  expect(keeper.kept.get().states.voix).toMatchObject({ status: 'failed', refusal });
  expect(browser.entries().some((entry) => entry.includes('voix.mp3'))).toBe(isKept);
});

it('a browser that refuses all storage is reported, and no call rejects', async () => {
  const host = fakeBrowser().host;
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const caches = new Proxy(host.caches, { get: () => refuse });
  const denied = { alone: refuse, unlessHeld: refuse, freeBytes: refuse, persist: refuse };
  const keeper = createKeeper({ ...host, ...denied, caches });
  await keeper.check();
  expect(keeper.kept.get()).toMatchObject({ isRead: true, isRefused: true, subjects: [] });
  for (const request of [keeper.ask, keeper.save]) {
    await request('voix');
    expect(keeper.kept.get().states.voix).toMatchObject({
      status: 'failed',
      refusal: 'unable',
    });
  }
  await keeper.cancel('voix');
  await keeper.remove('voix');
  await keeper.update();
});

/** @jest-environment node */
import { createKeeper } from '@/lib/offline/keeper/keeper';
import { fileKey, FILES_CACHE, LOCKS, shelfName } from '@/lib/offline/names';
import { fakeBrowser } from '@/tests/unit/lib/offline/fakeBrowser';

type Browser = ReturnType<typeof fakeBrowser>;

const setUp = (browser: Browser = fakeBrowser()) => {
  const keeper = createKeeper(browser.host);
  return { browser, keeper, state: (slug: string) => keeper.kept.get().states[slug] };
};
const filesAsked = ({ asked }: Browser) =>
  asked.filter((path) => /^\/(audio|maps)\//.test(path));

it('says what an episode takes before anything of it is fetched', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.ask('voix');
  expect(state('voix')).toMatchObject({ status: 'offered', bytes: 1180, shared: 20 });
  expect(browser.asked).toEqual(['/hors-ligne/paquet.json', '/episodes/voix/paquet.json']);
  expect(browser.held()).toEqual([]);
  expect(browser.workers()).toBe(0);
});

it('keeps all of an episode, and only then says so and installs the worker', async () => {
  const { browser, keeper, state } = setUp();
  browser.beforeAnswer((path) => {
    if (!path.endsWith('paquet.json')) expect(browser.workers()).toBe(0);
  });
  await keeper.save('voix');
  expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
  expect(browser.held()).toEqual(
    expect.arrayContaining([
      `${FILES_CACHE} ${fileKey('/audio/voix.mp3', 'voix')}`,
      `${shelfName(browser.site.build)} /episodes/voix`,
      `${shelfName(browser.site.build)} /episodes/voix?_rsc`,
      `${shelfName(browser.site.build)} /_next/static/a.js`,
    ]),
  );
  expect(browser.noted()).toEqual(['voix']);
  expect(browser.workers()).toBe(1);
  expect(keeper.kept.get()).toMatchObject({ isPersisted: true, bytes: 1180 });
});

it('two tabs that save the same episode fetch it once', async () => {
  const { browser, keeper, state } = setUp();
  const other = createKeeper(browser.host);
  await Promise.all([keeper.save('voix'), other.save('voix')]);
  expect(filesAsked(browser)).toEqual(['/audio/voix.mp3', '/maps/tuile.webp']);
  expect(state('voix')?.status).toBe('kept');
  expect(other.kept.get().states.voix?.status).toBe('kept');
});

it('what another tab is fetching is told from what was left, and followed to its end', async () => {
  const { browser, keeper, state } = setUp();
  const other = setUp(browser);
  await other.keeper.ask('voix');
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const begun = new Promise<void>((resolve) =>
    browser.beforeAnswer((path) => {
      if (!path.endsWith('.mp3')) return;
      resolve();
      return held;
    }),
  );
  const saving = keeper.save('voix');
  await begun;
  await other.keeper.check();
  expect(other.state('voix')).toEqual({ status: 'elsewhere' });
  keeper.pause('voix');
  const ended = (status: string) =>
    new Promise<void>((resolve) => {
      other.keeper.kept.subscribe(() => {
        if (other.state('voix')?.status === status) resolve();
      });
    });
  const paused = ended('paused');
  go();
  await Promise.all([saving, paused]);
  expect(state('voix')?.status).toBe('paused');
});

it('an offer stays while another tab keeps another episode', async () => {
  const { browser, keeper, state } = setUp();
  const other = setUp(browser);
  await keeper.ask('voix');
  await other.keeper.save('chant');
  await keeper.check();
  expect(state('voix')?.status).toBe('offered');
  expect(state('chant')?.status).toBe('kept');
});

it('whoever waits for another tab may give up, and is offered it again at once', async () => {
  const { browser, keeper } = setUp();
  const other = setUp(browser);
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const begun = new Promise<void>((resolve) =>
    browser.beforeAnswer((path) => {
      if (!path.endsWith('voix.mp3')) return;
      resolve();
      return held;
    }),
  );
  const saving = keeper.save('voix');
  await begun;
  const queued = other.keeper.save('chant');
  await Promise.resolve();
  expect(other.state('chant')).toEqual({ status: 'waiting' });
  await other.keeper.cancel('chant');
  await other.keeper.ask('chant');
  expect(other.state('chant')?.status).toBe('offered');
  go();
  await Promise.all([saving, queued]);
  expect(browser.held().filter((entry) => entry.includes('chant'))).toEqual([]);
  expect(other.state('chant')?.status).toBe('offered');
});

it('stopped at whatever step, it goes on from there, and claims nothing in between', async () => {
  const steps = setUp();
  await steps.keeper.save('voix');
  for (let step = 0; step < steps.browser.asked.length; step += 1) {
    const { browser, keeper, state } = setUp();
    let asked = 0;
    browser.beforeAnswer(() => {
      if (asked === step) browser.site.isUp = false;
      asked += 1;
    });
    await keeper.save('voix');
    expect(state('voix')).toMatchObject({ status: 'failed', refusal: 'network' });
    // Another visit: the page that saved is gone.
    const later = setUp(browser);
    await later.keeper.check();
    expect(later.state('voix')?.status).not.toBe('kept');
    browser.site.isUp = true;
    browser.beforeAnswer(() => {});
    const had = browser.held().filter((entry) => entry.startsWith(FILES_CACHE));
    browser.asked.length = 0;
    await later.keeper.save('voix');
    expect(later.state('voix')?.status).toBe('kept');
    expect(filesAsked(browser)).toHaveLength(2 - had.length);
  }
});

it('paused, keeps what came; cancelled, leaves nothing behind', async () => {
  const { browser, keeper, state } = setUp();
  browser.beforeAnswer((path) => {
    if (path.endsWith('.mp3')) keeper.pause('voix');
  });
  await keeper.save('voix');
  expect(state('voix')?.status).toBe('paused');
  await keeper.cancel('voix');
  expect(state('voix')?.status ?? 'absent').toBe('absent');
  expect(browser.held()).toEqual([]);
  expect(browser.noted()).toEqual([]);
  expect(browser.workers()).toBe(0);
});

it('cancelled on its way, leaves the other episode as it was', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  const before = browser.held();
  browser.beforeAnswer((path) => {
    if (path.endsWith('chant.mp3')) void keeper.cancel('chant');
  });
  await keeper.save('chant');
  await keeper.cancel('chant');
  expect(browser.held().toSorted()).toEqual(before.toSorted());
  expect(state('voix')?.status).toBe('kept');
});

it('a full device is told, and nothing is half kept: the others stay', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  const before = browser.held();
  browser.beforeAnswer((path) => {
    browser.site.isFull = path.endsWith('chant.mp3');
  });
  await keeper.save('chant');
  browser.site.isFull = false;
  expect(state('chant')).toMatchObject({ status: 'failed', refusal: 'full' });
  expect(browser.held().filter((entry) => entry.includes('chant'))).toEqual([]);
  expect(browser.held().toSorted()).toEqual(before.toSorted());
  expect(state('voix')?.status).toBe('kept');
});

it('a device that takes not even the list is cleared of what came, and an episode can be deleted', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  await keeper.save('chant');
  const before = browser.held();
  let room = 1;
  browser.beforeAnswer((path) => {
    if (path.endsWith('mot.mp3')) room = 0;
  });
  // It has room again once something has gone.
  browser.site.mayPut = () => room > 0;
  browser.onDelete(() => (room = 1));
  await keeper.save('mot');
  expect(state('mot')).toEqual({ status: 'failed', refusal: 'full', done: 0, total: 0 });
  expect(browser.held().toSorted()).toEqual(before.toSorted());
  room = 0;
  await keeper.remove('voix');
  expect(state('voix')).toBeUndefined();
  expect(browser.held().filter((entry) => entry.includes('voix.mp3'))).toEqual([]);
  expect(state('chant')?.status).toBe('kept');
});

it('a list that cannot be written says that the device is full', async () => {
  const { browser, keeper, state } = setUp();
  browser.site.isFull = true;
  await keeper.save('voix');
  expect(state('voix')).toMatchObject({ status: 'failed', refusal: 'full' });
  expect(browser.held()).toEqual([]);
});

it('is not begun where the device leaves too little room', async () => {
  const browser = fakeBrowser();
  const keeper = createKeeper({ ...browser.host, room: async () => 1200 });
  await keeper.save('voix');
  expect(keeper.kept.get().states.voix).toMatchObject({ status: 'failed', refusal: 'full' });
  expect(filesAsked(browser)).toEqual([]);
  expect(browser.held()).toEqual([]);
});

it('deleting an episode keeps what another one still needs', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  await keeper.save('chant');
  await keeper.remove('voix');
  expect(state('voix')).toBeUndefined();
  expect(browser.held()).toContain(`${FILES_CACHE} ${fileKey('/maps/tuile.webp', 'tuile')}`);
  expect(browser.held().filter((entry) => entry.includes('voix.mp3'))).toEqual([]);
  expect(state('chant')?.status).toBe('kept');
  await keeper.remove('chant');
  expect(browser.held()).toEqual([]);
  expect(browser.workers()).toBe(0);
});

it('what the browser has cleared is noticed, and completed alone', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  browser.evict(fileKey('/maps/tuile.webp', 'tuile'));
  await keeper.check();
  expect(state('voix')?.status).toBe('incomplete');
  browser.asked.length = 0;
  await keeper.save('voix');
  expect(filesAsked(browser)).toEqual(['/maps/tuile.webp']);
  expect(state('voix')?.status).toBe('kept');
});

describe('the site is deployed anew', () => {
  const NEXT = 'ABCDEFGHIJKLMNOPQRSTU';

  it('pages are fetched anew, sounds that are the same are not', async () => {
    const { browser, keeper, state } = setUp();
    await keeper.save('voix');
    browser.site.build = NEXT;
    browser.asked.length = 0;
    await keeper.update();
    expect(filesAsked(browser)).toEqual([]);
    expect(browser.shelves()).toEqual([shelfName(NEXT)]);
    expect(browser.held()).toContain(`${shelfName(NEXT)} /episodes/voix`);
    expect(state('voix')?.status).toBe('kept');
  });

  it('a page of the old build that is still open keeps its shelf', async () => {
    const { browser, keeper } = setUp();
    await keeper.save('voix');
    const old = browser.site.build;
    browser.site.build = NEXT;
    let close = (): void => {};
    const open = browser.host.alone(
      LOCKS.build(old),
      () => new Promise<void>((resolve) => (close = resolve)),
    );
    await keeper.update();
    expect(browser.shelves()).toEqual([shelfName(old), shelfName(NEXT)]);
    close();
    await open;
    await keeper.save('chant');
    expect(browser.shelves()).toEqual([shelfName(NEXT)]);
  });

  it('stopped on its way, the old pages stay whole', async () => {
    const { browser, keeper, state } = setUp();
    await keeper.save('voix');
    const old = browser.held().filter((entry) => entry.includes('/episodes/'));
    browser.site.build = NEXT;
    browser.beforeAnswer((path) => {
      if (path === '/episodes/voix') browser.site.isUp = false;
    });
    await keeper.update();
    expect(browser.held()).toEqual(expect.arrayContaining(old));
    expect(state('voix')?.status).toBe('kept');
  });

  it('a new recording is fetched', async () => {
    const { browser, keeper } = setUp();
    await keeper.save('voix');
    Object.assign(browser.site, { build: NEXT, sound: 'mieux' });
    browser.asked.length = 0;
    await keeper.update();
    expect(filesAsked(browser)).toEqual(['/audio/voix.mp3']);
    expect(browser.held()).toContain(`${FILES_CACHE} ${fileKey('/audio/voix.mp3', 'mieux')}`);
    expect(browser.held()).not.toContain(
      `${FILES_CACHE} ${fileKey('/audio/voix.mp3', 'voix')}`,
    );
  });
});

it('where the owner has turned it off, it says that it cannot be done', async () => {
  const { browser, keeper, state } = setUp();
  browser.site.isOff = true;
  await keeper.ask('voix');
  expect(state('voix')).toMatchObject({ status: 'failed', refusal: 'unable' });
});

it('a part of a file is never kept for the whole', async () => {
  const { browser } = setUp();
  const part = createKeeper({
    ...browser.host,
    async fetch(address, init) {
      const answer = await browser.host.fetch(address, init);
      const isSound = String(address).endsWith('.mp3');
      return isSound ? new Response(answer.body, { status: 206 }) : answer;
    },
  });
  await part.save('voix');
  expect(part.kept.get().states.voix).toMatchObject({ status: 'failed', refusal: 'changed' });
  expect(browser.held().filter((entry) => entry.includes('.mp3'))).toEqual([]);
});

it('an answer that came by a redirect is not kept', async () => {
  const { browser } = setUp();
  const led = createKeeper({
    ...browser.host,
    async fetch(address, init) {
      const answer = await browser.host.fetch(address, init);
      const isPage = String(address) === '/episodes/voix';
      return isPage ? Object.defineProperty(answer, 'redirected', { value: true }) : answer;
    },
  });
  await led.save('voix');
  expect(led.kept.get().states.voix).toMatchObject({ status: 'failed', refusal: 'changed' });
  expect(browser.held().filter((entry) => entry.endsWith(' /episodes/voix'))).toEqual([]);
});

describe('the site is used as an application', () => {
  const installed = () => {
    const { browser, ...rest } = setUp();
    browser.site.isInstalled = true;
    return { browser, ...rest };
  };

  it('its own pages are kept, and no episode', async () => {
    const { browser, keeper } = installed();
    await keeper.update();
    expect(browser.held()).toContain(`${shelfName(browser.site.build)} /_next/static/a.js`);
    expect(filesAsked(browser)).toEqual([]);
    expect(keeper.kept.get().episodes).toEqual([]);
  });

  it('the last episode leaves them where they are', async () => {
    const { browser, keeper } = installed();
    await keeper.save('voix');
    await keeper.remove('voix');
    expect(browser.held().filter((entry) => entry.includes('voix'))).toEqual([]);
    expect(browser.held()).toContain(`${shelfName(browser.site.build)} /_next/static/a.js`);
    expect(browser.workers()).toBe(1);
  });

  it('in a window of the browser nothing is fetched of itself', async () => {
    const { browser, keeper } = setUp();
    await keeper.update();
    expect(browser.asked).toEqual([]);
  });
});

it.each([
  [new TypeError('An unknown error occurred when fetching the script.'), 'network', true],
  [new DOMException('not allowed', 'SecurityError'), 'unable', false],
] as const)('a worker that is refused by %s says why: %s', async (error, refusal, stays) => {
  const { browser } = setUp();
  const keeper = createKeeper({
    ...browser.host,
    installWorker: () => Promise.reject(error),
  });
  await keeper.save('voix');
  expect(keeper.kept.get().states.voix).toMatchObject({ status: 'failed', refusal });
  expect(browser.held().some((entry) => entry.includes('voix.mp3'))).toBe(stays);
});

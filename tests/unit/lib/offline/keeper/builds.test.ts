import { fileKey, FILES_CACHE, LOCKS, shelfName } from '@/lib/offline/names';
import {
  requestedFiles,
  entriesWith,
  setUp,
} from '@/tests/unit/lib/offline/keeper/setUpKeeper';

describe('after a deployment', () => {
  const NEXT = 'ABCDEFGHIJKLMNOPQRSTU';

  it('pages are fetched again, unlike unchanged audio files', async () => {
    const { browser, keeper, state } = setUp();
    await keeper.save('voix');
    browser.site.build = NEXT;
    browser.requests.length = 0;
    await keeper.update();
    expect(requestedFiles(browser)).toEqual([]);
    expect(browser.shelves()).toEqual([shelfName(NEXT)]);
    expect(browser.entries()).toContain(`${shelfName(NEXT)} /episodes/voix`);
    expect(state('voix')?.status).toBe('kept');
  });

  it('an open page of the former build keeps its shelf', async () => {
    const { browser, keeper } = setUp();
    await keeper.save('voix');
    const formerBuild = browser.site.build;
    browser.site.build = NEXT;
    let closePage = (): void => {};
    const pageClosed = new Promise<void>((resolve) => (closePage = resolve));
    const openPage = browser.host.alone(LOCKS.build(formerBuild), () => pageClosed);
    await keeper.update();
    expect(browser.shelves()).toEqual([shelfName(formerBuild), shelfName(NEXT)]);
    closePage();
    await openPage;
    await keeper.save('chant');
    expect(browser.shelves()).toEqual([shelfName(NEXT)]);
  });

  it('an interrupted update keeps all pages of the former build', async () => {
    const { browser, keeper, state } = setUp();
    await keeper.save('voix');
    const formerPages = browser.entries().filter((entry) => entry.includes('/episodes/'));
    browser.site.build = NEXT;
    browser.beforeAnswer((path) => {
      if (path === '/episodes/voix') browser.site.isOnline = false;
    });
    await keeper.update();
    expect(browser.entries()).toEqual(expect.arrayContaining(formerPages));
    expect(state('voix')?.status).toBe('kept');
  });

  it('a new recording is fetched', async () => {
    const { browser, keeper } = setUp();
    await keeper.save('voix');
    Object.assign(browser.site, { build: NEXT, soundHash: 'mieux' });
    browser.requests.length = 0;
    await keeper.update();
    expect(requestedFiles(browser)).toEqual(['/audio/voix.mp3']);
    expect(browser.entries()).toContain(
      `${FILES_CACHE} ${fileKey('/audio/voix.mp3', 'mieux')}`,
    );
    expect(entriesWith(browser, fileKey('/audio/voix.mp3', 'voix'))).toEqual([]);
  });
});

describe('with reduced data use', () => {
  const keepThenDeploy = async (changes: object) => {
    const { browser, keeper, state } = setUp();
    await keeper.save('voix');
    Object.assign(browser.site, { build: 'ABCDEFGHIJKLMNOPQRSTU', ...changes });
    browser.requests.length = 0;
    return { browser, keeper, state };
  };

  it('a new recording is offered with its size but not fetched, and the former one is kept', async () => {
    const { browser, keeper, state } = await keepThenDeploy({ soundHash: 'mieux' });
    await keeper.offerRenewal();
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160, toFetch: 1150 });
    expect(requestedFiles(browser)).toEqual([]);
    expect(entriesWith(browser, fileKey('/audio/voix.mp3', 'voix'))).toHaveLength(1);
    await keeper.save('voix');
    expect(requestedFiles(browser)).toEqual(['/audio/voix.mp3']);
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
    expect(entriesWith(browser, fileKey('/audio/voix.mp3', 'voix'))).toEqual([]);
  });

  it('no renewal is offered where only pages have changed, or the site does not answer', async () => {
    const { browser, keeper, state } = await keepThenDeploy({});
    await keeper.offerRenewal();
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
    Object.assign(browser.site, { soundHash: 'mieux', isOnline: false });
    await keeper.offerRenewal();
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
  });

  it('a deleted episode is no longer offered', async () => {
    const { keeper, state } = await keepThenDeploy({ soundHash: 'mieux' });
    await keeper.offerRenewal();
    await keeper.remove('voix');
    expect(state('voix')).toBeUndefined();
  });

  it('a new recording that does not fit leaves the former one, and its renewal offered', async () => {
    const { browser, keeper, state } = await keepThenDeploy({
      soundHash: 'mieux',
      isFull: true,
    });
    await keeper.update();
    expect(state('voix')).toMatchObject({ status: 'kept', toFetch: 1150 });
    expect(entriesWith(browser, fileKey('/audio/voix.mp3', 'voix'))).toHaveLength(1);
  });
});

describe('in an installed site', () => {
  const setUpInstalled = () => {
    const { browser, ...others } = setUp();
    browser.site.isInstalled = true;
    return { browser, ...others };
  };

  it('an update keeps the pages of the site, and no episode', async () => {
    const { browser, keeper } = setUpInstalled();
    await keeper.update();
    expect(browser.entries()).toContain(`${shelfName(browser.site.build)} /_next/static/a.js`);
    expect(requestedFiles(browser)).toEqual([]);
    expect(keeper.kept.get().subjects).toEqual([]);
  });

  it('deleting the last episode keeps the pages of the site', async () => {
    const { browser, keeper } = setUpInstalled();
    await keeper.save('voix');
    await keeper.remove('voix');
    expect(browser.entries().filter((entry) => entry.includes('voix'))).toEqual([]);
    expect(browser.entries()).toContain(`${shelfName(browser.site.build)} /_next/static/a.js`);
    expect(browser.workerCount()).toBe(1);
  });

  it('an update fetches nothing in a window of the browser', async () => {
    const { browser, keeper } = setUp();
    await keeper.update();
    expect(browser.requests).toEqual([]);
  });
});

import { fileKey, FILES_CACHE, LOCKS, shelfName } from '@/lib/offline/names';
import { filesAsked, heldOf, setUp } from '@/tests/unit/lib/offline/keeper/setUpKeeper';

describe('after a deployment', () => {
  const NEXT = 'ABCDEFGHIJKLMNOPQRSTU';

  it('pages are fetched again, unchanged sounds are not', async () => {
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
    const closed = new Promise<void>((resolve) => (close = resolve));
    const open = browser.host.alone(LOCKS.build(old), () => closed);
    await keeper.update();
    expect(browser.shelves()).toEqual([shelfName(old), shelfName(NEXT)]);
    close();
    await open;
    await keeper.save('chant');
    expect(browser.shelves()).toEqual([shelfName(NEXT)]);
  });

  it('an interrupted update leaves the old pages whole', async () => {
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
    expect(heldOf(browser, fileKey('/audio/voix.mp3', 'voix'))).toEqual([]);
  });
});

describe('with reduced data use', () => {
  const keptBefore = async (changes: object) => {
    const { browser, keeper, state } = setUp();
    await keeper.save('voix');
    Object.assign(browser.site, { build: 'ABCDEFGHIJKLMNOPQRSTU', ...changes });
    browser.asked.length = 0;
    return { browser, keeper, state };
  };

  it('a new sound is offered with its size, not fetched, and the old one stays', async () => {
    const { browser, keeper, state } = await keptBefore({ sound: 'mieux' });
    await keeper.offerRenewal();
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160, toFetch: 1150 });
    expect(filesAsked(browser)).toEqual([]);
    expect(heldOf(browser, fileKey('/audio/voix.mp3', 'voix'))).toHaveLength(1);
    await keeper.save('voix');
    expect(filesAsked(browser)).toEqual(['/audio/voix.mp3']);
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
    expect(heldOf(browser, fileKey('/audio/voix.mp3', 'voix'))).toEqual([]);
  });

  it('nothing is offered where only pages have changed, or the site does not answer', async () => {
    const { browser, keeper, state } = await keptBefore({});
    await keeper.offerRenewal();
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
    Object.assign(browser.site, { sound: 'mieux', isUp: false });
    await keeper.offerRenewal();
    expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
  });

  it('a deleted episode is no longer offered', async () => {
    const { keeper, state } = await keptBefore({ sound: 'mieux' });
    await keeper.offerRenewal();
    await keeper.remove('voix');
    expect(state('voix')).toBeUndefined();
  });

  it('full storage keeps the old sound, and is announced', async () => {
    const { browser, keeper, state } = await keptBefore({ sound: 'mieux', isFull: true });
    await keeper.update();
    expect(state('voix')).toMatchObject({ status: 'kept', toFetch: 1150 });
    expect(heldOf(browser, fileKey('/audio/voix.mp3', 'voix'))).toHaveLength(1);
  });
});

describe('in an installed site', () => {
  const installed = () => {
    const { browser, ...rest } = setUp();
    browser.site.isInstalled = true;
    return { browser, ...rest };
  };

  it('the pages of the site are kept, and no episode', async () => {
    const { browser, keeper } = installed();
    await keeper.update();
    expect(browser.held()).toContain(`${shelfName(browser.site.build)} /_next/static/a.js`);
    expect(filesAsked(browser)).toEqual([]);
    expect(keeper.kept.get().subjects).toEqual([]);
  });

  it('deleting the last episode keeps the pages of the site', async () => {
    const { browser, keeper } = installed();
    await keeper.save('voix');
    await keeper.remove('voix');
    expect(browser.held().filter((entry) => entry.includes('voix'))).toEqual([]);
    expect(browser.held()).toContain(`${shelfName(browser.site.build)} /_next/static/a.js`);
    expect(browser.workers()).toBe(1);
  });

  it('nothing is fetched automatically in a window of the browser', async () => {
    const { browser, keeper } = setUp();
    await keeper.update();
    expect(browser.asked).toEqual([]);
  });
});

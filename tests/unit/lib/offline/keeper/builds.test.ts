import { fileKey, FILES_CACHE, LOCKS, shelfName } from '@/lib/offline/names';
import { filesAsked, heldOf, setUp } from '@/tests/unit/lib/offline/keeper/setUpKeeper';

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
    const closed = new Promise<void>((resolve) => (close = resolve));
    const open = browser.host.alone(LOCKS.build(old), () => closed);
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
    expect(heldOf(browser, fileKey('/audio/voix.mp3', 'voix'))).toEqual([]);
  });
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

import { createKeeper } from '@/lib/offline/keeper/keeper';
import { fileKey, FILES_CACHE, shelfName } from '@/lib/offline/names';
import {
  filesAsked,
  heldOf,
  holdBack,
  setUp,
} from '@/tests/unit/lib/offline/keeper/setUpKeeper';

it('the keeper determines the size of an episode before anything of it is fetched', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.ask('voix');
  expect(state('voix')).toMatchObject({ status: 'offered', bytes: 1180, shared: 20 });
  expect(browser.asked).toEqual(['/hors-ligne/paquet.json', '/episodes/voix/paquet.json']);
  expect(browser.held()).toEqual([]);
  expect(browser.workers()).toBe(0);
});

it('the keeper keeps all of an episode, and only then reports it and installs the worker', async () => {
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

it('the keeper distinguishes another tab’s download from an abandoned one, and follows it to its end', async () => {
  const { browser, keeper, state } = setUp();
  const other = setUp(browser);
  await other.keeper.ask('voix');
  const { begun, go } = holdBack(browser, '.mp3');
  const saving = keeper.save('voix');
  await begun;
  await other.keeper.check();
  expect(other.state('voix')).toEqual({ status: 'elsewhere' });
  keeper.pause('voix');
  const paused = new Promise<void>((resolve) =>
    other.keeper.kept.subscribe(() => {
      if (other.state('voix')?.status === 'paused') resolve();
    }),
  );
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

it('an episode that waits for another tab’s download can be cancelled and offered again before that download ends', async () => {
  const { browser, keeper } = setUp();
  const other = setUp(browser);
  const { begun, go } = holdBack(browser, 'voix.mp3');
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
  expect(heldOf(browser, 'chant')).toEqual([]);
  expect(other.state('chant')?.status).toBe('offered');
});

it('a download interrupted at any step resumes from that step, and is not reported as kept', async () => {
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
    // Another visit, after the page that saved was closed.
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

it('paused, keeps the fetched items; cancelled, leaves nothing behind', async () => {
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

it('cancelled during the download, leaves the other episode as it was', async () => {
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

it('deleting an episode keeps the items that another one still needs', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  await keeper.save('chant');
  await keeper.remove('voix');
  expect(state('voix')).toBeUndefined();
  expect(browser.held()).toContain(`${FILES_CACHE} ${fileKey('/maps/tuile.webp', 'tuile')}`);
  expect(heldOf(browser, 'voix.mp3')).toEqual([]);
  expect(state('chant')?.status).toBe('kept');
  await keeper.remove('chant');
  expect(browser.held()).toEqual([]);
  expect(browser.workers()).toBe(0);
});

it('evicted items are noticed, and fetched alone', async () => {
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

it('the keeper keeps a path under its own name, by its own address', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('parcours/une-heure');
  expect(state('parcours/une-heure')).toMatchObject({ status: 'kept' });
  expect(keeper.kept.get().subjects).toEqual([
    { slug: 'parcours/une-heure', path: '/parcours/une-heure', title: 'Une heure' },
  ]);
  expect(browser.asked).toContain('/parcours/une-heure/paquet.json');
});

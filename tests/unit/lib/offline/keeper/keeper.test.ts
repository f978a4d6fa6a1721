import { createKeeper } from '@/lib/offline/keeper/keeper';
import { fileKey, FILES_CACHE, shelfName } from '@/lib/offline/names';
import {
  requestedFiles,
  entriesWith,
  delayResponses,
  setUp,
} from '@/tests/unit/lib/offline/keeper/setUpKeeper';

it('the keeper determines the size of an episode before it fetches any of its files', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.ask('voix');
  expect(state('voix')).toMatchObject({ status: 'offered', bytes: 1180, shared: 20 });
  expect(browser.requests).toEqual(['/hors-ligne/paquet.json', '/episodes/voix/paquet.json']);
  expect(browser.entries()).toEqual([]);
  expect(browser.workerCount()).toBe(0);
});

it('the keeper registers the service worker, and reports an episode as kept once all of its items are cached', async () => {
  const { browser, keeper, state } = setUp();
  browser.beforeAnswer((path) => {
    if (!path.endsWith('paquet.json')) expect(browser.workerCount()).toBe(0);
  });
  await keeper.save('voix');
  expect(state('voix')).toEqual({ status: 'kept', bytes: 1160 });
  expect(browser.entries()).toEqual(
    expect.arrayContaining([
      `${FILES_CACHE} ${fileKey('/audio/voix.mp3', 'voix')}`,
      `${shelfName(browser.site.build)} /episodes/voix`,
      `${shelfName(browser.site.build)} /episodes/voix?_rsc`,
      `${shelfName(browser.site.build)} /_next/static/a.js`,
    ]),
  );
  expect(browser.notedSlugs()).toEqual(['voix']);
  expect(browser.workerCount()).toBe(1);
  expect(keeper.kept.get()).toMatchObject({ isPersisted: true, bytes: 1180 });
});

it('two tabs that save the same episode fetch it once', async () => {
  const { browser, keeper, state } = setUp();
  const otherKeeper = createKeeper(browser.host);
  await Promise.all([keeper.save('voix'), otherKeeper.save('voix')]);
  expect(requestedFiles(browser)).toEqual(['/audio/voix.mp3', '/maps/tuile.webp']);
  expect(state('voix')?.status).toBe('kept');
  expect(otherKeeper.kept.get().states.voix?.status).toBe('kept');
});

it('the keeper distinguishes another tab’s download from an abandoned one, and follows it to its end', async () => {
  const { browser, keeper, state } = setUp();
  const otherTab = setUp(browser);
  await otherTab.keeper.ask('voix');
  const { requested, release } = delayResponses(browser, '.mp3');
  const saving = keeper.save('voix');
  await requested;
  await otherTab.keeper.check();
  expect(otherTab.state('voix')).toEqual({ status: 'elsewhere' });
  keeper.pause('voix');
  const paused = new Promise<void>((resolve) =>
    otherTab.keeper.kept.subscribe(() => {
      if (otherTab.state('voix')?.status === 'paused') resolve();
    }),
  );
  release();
  await Promise.all([saving, paused]);
  expect(state('voix')?.status).toBe('paused');
});

it('an offered episode stays offered while another tab saves another episode', async () => {
  const { browser, keeper, state } = setUp();
  const otherTab = setUp(browser);
  await keeper.ask('voix');
  await otherTab.keeper.save('chant');
  await keeper.check();
  expect(state('voix')?.status).toBe('offered');
  expect(state('chant')?.status).toBe('kept');
});

it('an episode that waits for another tab’s download can be cancelled and offered again before that download ends', async () => {
  const { browser, keeper } = setUp();
  const otherTab = setUp(browser);
  const { requested, release } = delayResponses(browser, 'voix.mp3');
  const saving = keeper.save('voix');
  await requested;
  const waitingSave = otherTab.keeper.save('chant');
  await Promise.resolve();
  expect(otherTab.state('chant')).toEqual({ status: 'waiting' });
  await otherTab.keeper.cancel('chant');
  await otherTab.keeper.ask('chant');
  expect(otherTab.state('chant')?.status).toBe('offered');
  release();
  await Promise.all([saving, waitingSave]);
  expect(entriesWith(browser, 'chant')).toEqual([]);
  expect(otherTab.state('chant')?.status).toBe('offered');
});

it('a download interrupted at any step resumes from that step, and is not reported as kept', async () => {
  const steps = setUp();
  await steps.keeper.save('voix');
  for (let step = 0; step < steps.browser.requests.length; step += 1) {
    const { browser, keeper, state } = setUp();
    let count = 0;
    browser.beforeAnswer(() => {
      if (count === step) browser.site.isOnline = false;
      count += 1;
    });
    await keeper.save('voix');
    expect(state('voix')).toMatchObject({ status: 'failed', refusal: 'network' });
    // Another visit, after the page that saved was closed.
    const laterVisit = setUp(browser);
    await laterVisit.keeper.check();
    expect(laterVisit.state('voix')?.status).not.toBe('kept');
    browser.site.isOnline = true;
    browser.beforeAnswer(() => {});
    const fetchedEntries = browser.entries().filter((entry) => entry.startsWith(FILES_CACHE));
    browser.requests.length = 0;
    await laterVisit.keeper.save('voix');
    expect(laterVisit.state('voix')?.status).toBe('kept');
    expect(requestedFiles(browser)).toHaveLength(2 - fetchedEntries.length);
  }
});

it('a download that is paused and then cancelled leaves no entry, note or worker', async () => {
  const { browser, keeper, state } = setUp();
  browser.beforeAnswer((path) => {
    if (path.endsWith('.mp3')) keeper.pause('voix');
  });
  await keeper.save('voix');
  expect(state('voix')?.status).toBe('paused');
  await keeper.cancel('voix');
  expect(state('voix')?.status ?? 'absent').toBe('absent');
  expect(browser.entries()).toEqual([]);
  expect(browser.notedSlugs()).toEqual([]);
  expect(browser.workerCount()).toBe(0);
});

it('a download that is cancelled while it runs leaves the entries of the other episode unchanged', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  const initialEntries = browser.entries();
  browser.beforeAnswer((path) => {
    if (path.endsWith('chant.mp3')) void keeper.cancel('chant');
  });
  await keeper.save('chant');
  await keeper.cancel('chant');
  expect(browser.entries().toSorted()).toEqual(initialEntries.toSorted());
  expect(state('voix')?.status).toBe('kept');
});

it('deleting an episode keeps the items that another episode needs', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  await keeper.save('chant');
  await keeper.remove('voix');
  expect(state('voix')).toBeUndefined();
  expect(browser.entries()).toContain(`${FILES_CACHE} ${fileKey('/maps/tuile.webp', 'tuile')}`);
  expect(entriesWith(browser, 'voix.mp3')).toEqual([]);
  expect(state('chant')?.status).toBe('kept');
  await keeper.remove('chant');
  expect(browser.entries()).toEqual([]);
  expect(browser.workerCount()).toBe(0);
});

it('an evicted item makes its episode incomplete, and is fetched alone at the next save', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('voix');
  browser.evict(fileKey('/maps/tuile.webp', 'tuile'));
  await keeper.check();
  expect(state('voix')?.status).toBe('incomplete');
  browser.requests.length = 0;
  await keeper.save('voix');
  expect(requestedFiles(browser)).toEqual(['/maps/tuile.webp']);
  expect(state('voix')?.status).toBe('kept');
});

it('the keeper saves a learning path under the slug of its address', async () => {
  const { browser, keeper, state } = setUp();
  await keeper.save('parcours/une-heure');
  expect(state('parcours/une-heure')).toMatchObject({ status: 'kept' });
  expect(keeper.kept.get().subjects).toEqual([
    { slug: 'parcours/une-heure', path: '/parcours/une-heure', title: 'Une heure' },
  ]);
  expect(browser.requests).toContain('/parcours/une-heure/paquet.json');
});

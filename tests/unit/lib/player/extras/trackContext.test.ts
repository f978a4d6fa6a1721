import fc from 'fast-check';
import { ALONE, readTrackContext } from '@/lib/player/extras/trackContext';
import { createTrackContextLoader } from '@/lib/player/extras/trackContextLoader';
import { badr, medine, setUpPlayer } from '@/tests/unit/lib/player/setUp';

const chapters = [{ title: 'Un puits', start: 0 }];
const told = { chapters, next: medine, previous: null };
const published = { ...badr, pageUrl: '/episodes/badr' };

describe('a track context', () => {
  it('is read whole', () => {
    expect(readTrackContext(told)).toEqual(told);
    expect(readTrackContext({ chapters: [] })).toEqual(ALONE);
  });

  it.each([
    ['no object', 'chapitres'],
    ['no list of chapters', { chapters: 'aucun' }],
    ['a chapter without a title', { chapters: [{ start: 0 }] }],
    ['a chapter that begins nowhere', { chapters: [{ title: 'Un puits', start: Number.NaN }] }],
    ['a next episode without a title', { chapters, next: { id: 'medine' } }],
    ['a previous episode that is a name', { chapters, previous: 'medine' }],
  ])('with %s is none', (_, json) => {
    expect(readTrackContext(json)).toBeNull();
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(() => readTrackContext(json)).not.toThrow();
      }),
    );
  });
});

/** A site whose answers come when the test says so. */
class FakeSite {
  readonly asked: string[] = [];
  readonly #waiting: { resolve: (json: unknown) => void; reject: (error: Error) => void }[] =
    [];

  readonly readJson = (address: string): Promise<unknown> => {
    this.asked.push(address);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  };

  /** Settles the oldest request that waits, and lets whoever asked be told. */
  async answer(
    settle: (request: {
      resolve: (json: unknown) => void;
      reject: (error: Error) => void;
    }) => void,
  ) {
    const request = this.#waiting.shift();
    if (!request) throw new Error('A request is expected.');
    settle(request);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  }
}

function setUp() {
  const stage = setUpPlayer();
  const site = new FakeSite();
  const trackContextLoader = createTrackContextLoader(stage.player, site.readJson);
  const disconnect = trackContextLoader.connect();
  return { ...stage, site, trackContext: trackContextLoader.trackContext, disconnect };
}

describe('what the site knows around the episode', () => {
  it('is asked for once an episode with a page is published, and not before', async () => {
    const { player, site, trackContext, audio } = setUp();
    expect(site.asked).toEqual([]);
    player.play(published);
    await audio.flush();
    player.toggle();
    await audio.flush();
    expect(site.asked).toEqual(['/episodes/badr/lecture.json']);
    await site.answer(({ resolve }) => resolve(told));
    expect(trackContext.get()).toEqual(told);
  });

  it('is asked for at once when an episode is there already', () => {
    const { player } = setUpPlayer();
    player.play(published);
    const site = new FakeSite();
    createTrackContextLoader(player, site.readJson).connect();
    expect(site.asked).toEqual(['/episodes/badr/lecture.json']);
  });

  it('is nothing for an episode without a page', () => {
    const { player, site, trackContext } = setUp();
    player.play(badr);
    expect(site.asked).toEqual([]);
    expect(trackContext.get()).toBe(ALONE);
  });

  it('is nothing when it cannot be had, or is something else', async () => {
    const { player, site, trackContext } = setUp();
    player.play(published);
    await site.answer(({ reject }) => reject(new Error('hors ligne')));
    expect(trackContext.get()).toBe(ALONE);
    player.play({ ...medine, pageUrl: '/episodes/medine' });
    await site.answer(({ resolve }) => resolve('une page'));
    expect(trackContext.get()).toBe(ALONE);
  });

  it('leaves with its episode, and a late answer does not speak for another', async () => {
    const { player, site, trackContext } = setUp();
    player.play(published);
    player.play({ ...medine, pageUrl: '/episodes/medine' });
    await site.answer(({ resolve }) => resolve(told));
    expect(trackContext.get()).toBe(ALONE);
    await site.answer(({ resolve }) => resolve({ ...told, next: badr }));
    expect(trackContext.get().next).toEqual(badr);
    player.close();
    expect(trackContext.get()).toBe(ALONE);
  });

  it('is no longer followed once disconnected', () => {
    const { player, site, disconnect } = setUp();
    disconnect();
    player.play(published);
    expect(site.asked).toEqual([]);
  });
});

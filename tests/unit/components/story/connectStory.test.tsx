import { connectStory } from '@/components/story/connectStory';
import { story } from '@/components/story/storyStore';
import { setUpPlayer, badr } from '@/tests/unit/lib/player/setUp';
import { narrated } from './narrated';

const episode = { ...badr, pageUrl: '/episodes/badr' };

let listeners = 0;

/** Counts the listeners of an observable. */
const countListeners =
  <L,>(subscribe: (listener: L) => () => void) =>
  (listener: L) => {
    listeners += 1;
    const unsubscribe = subscribe(listener);
    return () => {
      listeners -= 1;
      unsubscribe();
    };
  };

async function connectWith(telling: unknown) {
  const { player, audio } = setUpPlayer();
  const requests: string[] = [];
  global.fetch = async (address) => {
    requests.push(String(address));
    return { ok: true, json: async () => telling } as Response;
  };
  player.play(episode);
  audio.metadata(600);
  audio.start();
  await audio.flush();
  const { playback, playhead, events } = player;
  story.send('start');
  const stop = connectStory({
    ...player,
    playback: { ...playback, subscribe: countListeners(playback.subscribe) },
    playhead: { ...playhead, subscribe: countListeners(playhead.subscribe) },
    events: { ...events, subscribe: countListeners(events.subscribe) },
  });
  await audio.flush();
  return { player, audio, requests, stop };
}

afterEach(() => story.send('stop'));

const TELLING = { moments: [{ ...narrated(610), start: 0 }] };

it('following the story fetches the narration of the episode once, and publishes it', async () => {
  const { requests, stop } = await connectWith(TELLING);
  expect(requests).toEqual(['/episodes/badr/recit.json']);
  expect(story.get().moment?.words).toBe('La Mecque, 610');
  stop();
});

it('following the story publishes nothing for an unreadable narration', async () => {
  const { stop } = await connectWith({ moments: [{ start: 'tôt' }] });
  expect(story.get()).toMatchObject({ following: 'on', moment: null });
  stop();
});

it('following the story removes its listeners and timers at its end', async () => {
  const setTimeoutSpy = jest.spyOn(window, 'setTimeout');
  const clearTimeoutSpy = jest.spyOn(window, 'clearTimeout');
  const { stop } = await connectWith({
    moments: [
      { ...narrated(610), start: 0 },
      { ...narrated(622), start: 20 },
    ],
  });
  expect(listeners).toBeGreaterThan(0);
  const pendingTimers = setTimeoutSpy.mock.calls.flatMap(([, delay], rank) =>
    delay !== undefined && delay > 1000 ? [setTimeoutSpy.mock.results[rank]?.value] : [],
  );
  expect(pendingTimers.length).toBeGreaterThan(0);
  stop();
  expect(listeners).toBe(0);
  const clearedTimers = clearTimeoutSpy.mock.calls.map(([timer]) => timer);
  expect(pendingTimers.filter((timer) => !clearedTimers.includes(timer))).toEqual([]);
});

it('following the story keeps the last passage until the episode ends, then stops', async () => {
  const { audio, stop } = await connectWith(TELLING);
  const words: (string | null | undefined)[] = [];
  const unsubscribe = story.subscribe(() => words.push(story.get().moment?.words));
  audio.end();
  await audio.flush();
  expect(story.get().following).toBe('off');
  expect(words.slice(0, -1).filter((text) => text !== 'La Mecque, 610')).toEqual([]);
  unsubscribe();
  stop();
});

it('following the story stops once the player is closed', async () => {
  const { player, audio, stop } = await connectWith(TELLING);
  player.close();
  await audio.flush();
  expect(story.get().following).toBe('off');
  stop();
});

import { screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { LatestButton } from '@/components/home/LatestButton.client';
import { LatestFeedButton } from '@/components/home/LatestFeedButton.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, published } from '@/tests/unit/lib/player/setUp';

const fromFeed = {
  id: 'urn:taif',
  title: 'Tâ’if',
  author: 'Une voix',
  audioUrl: 'https://audio.example/taif.mp3',
  announcedDuration: 337,
};

/** Creates a pending response of `/api/feed/latest`, which the test resolves or rejects. */
function answerLater() {
  let answer: (response: { ok: boolean; json: () => Promise<unknown> }) => void = () => {};
  let refuse: (reason: Error) => void = () => {};
  const fetched = jest.fn(() => {
    return new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetched });
  return {
    fetched,
    answer: (body: unknown) => answer({ ok: true, json: async () => body }),
    answerError: () => answer({ ok: false, json: async () => fromFeed }),
    answerGarbage: () =>
      answer({ ok: true, json: () => Promise.reject(new SyntaxError('no JSON')) }),
    breakOff: () => refuse(new TypeError('Failed to fetch')),
  };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

/** Waits for the next frame, in which SWR revalidates after the page is shown again. */
const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(resolve));

/** Simulates a visit, with a cache of its own. */
function visit(button = <LatestFeedButton fallback={medine} />) {
  const memory = new Map();
  // SWR's own throttling would hide repeated requests.
  const options = { dedupingInterval: 0, focusThrottleInterval: 0 };
  const page = (isThere: boolean) => (
    <SWRConfig value={{ ...options, provider: () => memory }}>{isThere && button}</SWRConfig>
  );
  const stage = renderWithPlayer(page(true));
  return {
    ...stage,
    unmount: () => stage.rerender(page(false)),
    mountAgain: () => stage.rerender(page(true)),
    /** Presses the button and returns the played episode. */
    async pressAndRead() {
      await stage.user.click(screen.getByRole('button', { name: 'Dernier épisode' }));
      return published(stage.player).episode;
    },
    turnsTo: (id: string) =>
      waitFor(() => {
        const button = screen.getByRole('button', { name: 'Dernier épisode' });
        expect(button).toHaveAttribute('data-episode', id);
      }),
  };
}

describe('«Dernier épisode»', () => {
  it('plays the latest episode of content until the feed is loaded', async () => {
    const { fetched } = answerLater();
    const { pressAndRead } = visit();
    expect(await pressAndRead()).toBe(medine);
    expect(fetched).toHaveBeenCalledWith('/api/feed/latest');
  });

  it('plays the feed’s first episode afterwards', async () => {
    const feed = answerLater();
    const { pressAndRead, turnsTo, actAndFlush } = visit();
    await actAndFlush(() => feed.answer(fromFeed));
    await turnsTo('urn:taif');
    expect(await pressAndRead()).toEqual(fromFeed);
  });

  it('plays the episode of content when the feed’s first is the same episode', async () => {
    const feed = answerLater();
    const { pressAndRead, actAndFlush } = visit();
    await actAndFlush(() => feed.answer({ ...fromFeed, id: medine.id }));
    expect(await pressAndRead()).toBe(medine);
  });

  it.each<[string, (feed: ReturnType<typeof answerLater>) => void]>([
    ['cannot be had', (feed) => feed.breakOff()],
    ['is answered by an error', (feed) => feed.answerError()],
    ['is no JSON', (feed) => feed.answerGarbage()],
    ['has nothing published', (feed) => feed.answer(null)],
    ['is something else', (feed) => feed.answer({ error: 'panne' })],
  ])(
    'plays the latest episode of content when the feed %s, without further requests',
    async (_, come) => {
      const feed = answerLater();
      const { pressAndRead, actAndFlush, unmount, mountAgain } = visit();
      await actAndFlush(() => come(feed));
      expect(await pressAndRead()).toBe(medine);
      unmount();
      mountAgain();
      await nextFrame();
      expect(feed.fetched).toHaveBeenCalledTimes(1);
    },
  );

  it('requests the feed once a visit, however often the page is shown', async () => {
    const feed = answerLater();
    const { turnsTo, actAndFlush, unmount, mountAgain } = visit();
    await actAndFlush(() => feed.answer(fromFeed));
    await turnsTo('urn:taif');
    unmount();
    mountAgain();
    await turnsTo('urn:taif');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await nextFrame();
    expect(feed.fetched).toHaveBeenCalledTimes(1);
  });

  it('requests nothing when the podcast has no external feed, and plays the latest episode of content', async () => {
    const feed = answerLater();
    const { pressAndRead, unmount, mountAgain } = visit(
      <LatestButton fallback={medine} hasFeed={false} />,
    );
    expect(await pressAndRead()).toBe(medine);
    unmount();
    mountAgain();
    await nextFrame();
    expect(feed.fetched).not.toHaveBeenCalled();
  });

  it('becomes the feed’s first episode where there is an external feed', async () => {
    const feed = answerLater();
    const { turnsTo, actAndFlush } = visit(<LatestButton fallback={medine} hasFeed />);
    expect(screen.getByRole('button', { name: 'Dernier épisode' })).toBeVisible();
    await waitFor(() => expect(feed.fetched).toHaveBeenCalledTimes(1));
    await actAndFlush(() => feed.answer(fromFeed));
    await turnsTo('urn:taif');
  });

  it('does not change the episode that plays', async () => {
    const feed = answerLater();
    const { listen, turnsTo, actAndFlush, player } = visit();
    await listen(badr);
    await actAndFlush(() => feed.answer(fromFeed));
    await turnsTo('urn:taif');
    expect(published(player).episode).toBe(badr);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { LatestButton } from '@/components/home/LatestButton.client';
import { LatestFeedButton } from '@/components/home/LatestFeedButton.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, playbackOf } from '@/tests/unit/lib/player/setUp';

const feedEpisode = {
  id: 'urn:taif',
  title: 'Tâ’if',
  author: 'Une voix',
  audioUrl: 'https://audio.example/taif.mp3',
  announcedDuration: 337,
};

/** Creates a pending response of `/api/feed/latest`, which the test resolves or rejects. */
function mockPendingFeed() {
  let resolveFetch: (response: {
    ok: boolean;
    json: () => Promise<unknown>;
  }) => void = () => {};
  let rejectFetch: (reason: Error) => void = () => {};
  const fetchMock = jest.fn(() => {
    return new Promise((resolve, reject) => {
      resolveFetch = resolve;
      rejectFetch = reject;
    });
  });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetchMock });
  return {
    fetchMock,
    answer: (body: unknown) => resolveFetch({ ok: true, json: async () => body }),
    answerError: () => resolveFetch({ ok: false, json: async () => feedEpisode }),
    answerInvalidJson: () =>
      resolveFetch({ ok: true, json: () => Promise.reject(new SyntaxError('no JSON')) }),
    failNetwork: () => rejectFetch(new TypeError('Failed to fetch')),
  };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

/** Waits for the next frame, in which SWR revalidates after the page is shown again. */
const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(resolve));

/** Simulates a visit, with a separate cache. */
function renderVisit(button = <LatestFeedButton fallback={medine} />) {
  const cache = new Map();
  // SWR's own throttling would hide repeated requests.
  const options = { dedupingInterval: 0, focusThrottleInterval: 0 };
  const page = (isMounted: boolean) => (
    <SWRConfig value={{ ...options, provider: () => cache }}>{isMounted && button}</SWRConfig>
  );
  const view = renderWithPlayer(page(true));
  return {
    ...view,
    unmount: () => view.rerender(page(false)),
    mountAgain: () => view.rerender(page(true)),
    /** Presses the button and returns the played episode. */
    async pressAndRead() {
      await view.user.click(screen.getByRole('button', { name: 'Dernier épisode' }));
      return playbackOf(view.player).episode;
    },
    expectEpisode: (id: string) =>
      waitFor(() => {
        const button = screen.getByRole('button', { name: 'Dernier épisode' });
        expect(button).toHaveAttribute('data-episode', id);
      }),
  };
}

describe('the button « Dernier épisode »', () => {
  it('plays the latest episode of content until the feed is loaded', async () => {
    const { fetchMock } = mockPendingFeed();
    const { pressAndRead } = renderVisit();
    expect(await pressAndRead()).toBe(medine);
    expect(fetchMock).toHaveBeenCalledWith('/api/feed/latest');
  });

  it('plays the feed’s first episode once the feed is loaded', async () => {
    const feed = mockPendingFeed();
    const { pressAndRead, expectEpisode, actAndFlush } = renderVisit();
    await actAndFlush(() => feed.answer(feedEpisode));
    await expectEpisode('urn:taif');
    expect(await pressAndRead()).toEqual(feedEpisode);
  });

  it('plays the episode of content when the feed’s first episode has the same id', async () => {
    const feed = mockPendingFeed();
    const { pressAndRead, actAndFlush } = renderVisit();
    await actAndFlush(() => feed.answer({ ...feedEpisode, id: medine.id }));
    expect(await pressAndRead()).toBe(medine);
  });

  it.each<[string, (feed: ReturnType<typeof mockPendingFeed>) => void]>([
    ['cannot be reached', (feed) => feed.failNetwork()],
    ['is answered by an error', (feed) => feed.answerError()],
    ['is no JSON', (feed) => feed.answerInvalidJson()],
    ['has no episode', (feed) => feed.answer(null)],
    ['is no episode', (feed) => feed.answer({ error: 'panne' })],
  ])(
    'plays the latest episode of content when the response of the feed %s, without further requests',
    async (_, respond) => {
      const feed = mockPendingFeed();
      const { pressAndRead, actAndFlush, unmount, mountAgain } = renderVisit();
      await actAndFlush(() => respond(feed));
      expect(await pressAndRead()).toBe(medine);
      unmount();
      mountAgain();
      await nextFrame();
      expect(feed.fetchMock).toHaveBeenCalledTimes(1);
    },
  );

  it('requests the feed once a visit, however often the page is shown', async () => {
    const feed = mockPendingFeed();
    const { expectEpisode, actAndFlush, unmount, mountAgain } = renderVisit();
    await actAndFlush(() => feed.answer(feedEpisode));
    await expectEpisode('urn:taif');
    unmount();
    mountAgain();
    await expectEpisode('urn:taif');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await nextFrame();
    expect(feed.fetchMock).toHaveBeenCalledTimes(1);
  });

  it('requests nothing when the podcast has no external feed, and plays the latest episode of content', async () => {
    const feed = mockPendingFeed();
    const { pressAndRead, unmount, mountAgain } = renderVisit(
      <LatestButton fallback={medine} hasFeed={false} />,
    );
    expect(await pressAndRead()).toBe(medine);
    unmount();
    mountAgain();
    await nextFrame();
    expect(feed.fetchMock).not.toHaveBeenCalled();
  });

  it('switches to the feed’s first episode where the podcast has an external feed', async () => {
    const feed = mockPendingFeed();
    const { expectEpisode, actAndFlush } = renderVisit(
      <LatestButton fallback={medine} hasFeed />,
    );
    expect(screen.getByRole('button', { name: 'Dernier épisode' })).toBeVisible();
    await waitFor(() => expect(feed.fetchMock).toHaveBeenCalledTimes(1));
    await actAndFlush(() => feed.answer(feedEpisode));
    await expectEpisode('urn:taif');
  });

  it('does not change the episode that plays', async () => {
    const feed = mockPendingFeed();
    const { listen, expectEpisode, actAndFlush, player } = renderVisit();
    await listen(badr);
    await actAndFlush(() => feed.answer(feedEpisode));
    await expectEpisode('urn:taif');
    expect(playbackOf(player).episode).toBe(badr);
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlayerContext } from '@/components/player/PlayerContext.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { FakeAudioOptions } from '@/tests/fixtures/audio';
import { badr, setUpPlayer, type BrowserState } from '@/tests/unit/lib/player/setUp';

/** Renders children under a player whose media the test controls. */
export function renderWithPlayer(
  children: ReactNode,
  options?: FakeAudioOptions,
  kept?: BrowserState,
) {
  const playerSetUp = setUpPlayer(options, kept);
  const { audio, player } = playerSetUp;
  const withContext = (content: ReactNode) => (
    <PlayerContext value={player}>{content}</PlayerContext>
  );
  const view = render(withContext(children));
  const user = userEvent.setup();

  /** Acts on the player or its media, and flushes all events. */
  async function actAndFlush(action: () => unknown): Promise<void> {
    await act(async () => {
      await action();
      await audio.flush();
    });
  }

  return {
    ...playerSetUp,
    user,
    actAndFlush,
    rerender: (content: ReactNode) => view.rerender(withContext(content)),
    /** Presses a button by its name, and flushes all events. */
    async press(name: string | RegExp): Promise<void> {
      await user.click(screen.getByRole('button', { name }));
      await actAndFlush(() => {});
    },
    /** Plays an episode of ten minutes until its sound starts. */
    async listen(episode: PlayableEpisode = badr): Promise<void> {
      await actAndFlush(() => {
        player.play(episode);
        audio.metadata(600);
        audio.start();
      });
    },
  };
}

import { act, render } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import {
  PlayerContext,
  usePlayback,
  usePlayer,
  usePlayhead,
} from '@/components/player/PlayerContext.client';
import { PlayButton } from '@/components/player/PlayButton.client';
import type { Player } from '@/lib/player/core/player';
import { badr, medine, setUpPlaying, type PlayerSetup } from '@/tests/unit/lib/player/setUp';

function IsSounding() {
  return usePlayback(
    (playback) => playback.status !== 'empty' && playback.isPlaying && 'sounding',
  );
}

function Clock() {
  return usePlayhead().currentTime;
}

/** Renders under a player, and counts the renders after the first. */
function mount(player: Player, children: ReactNode) {
  let renders = 0;
  render(
    <PlayerContext value={player}>
      <Profiler id="all" onRender={() => (renders += 1)}>
        {children}
      </Profiler>
    </PlayerContext>,
  );
  const firstRenders = renders;
  return { extraRenders: () => renders - firstRenders };
}

async function hearTenSeconds({ hear }: PlayerSetup): Promise<void> {
  for (let second = 0; second < 10; second += 1) await act(() => hear(1));
}

it('twenty subscribers to the playback render 0 times more over ten seconds of sound', async () => {
  const stage = await setUpPlaying();
  const buttons = Array.from({ length: 20 }, (_, index) => <IsSounding key={index} />);
  const { extraRenders } = mount(stage.player, buttons);
  await hearTenSeconds(stage);
  expect(extraRenders()).toBe(0);
});

it('twenty buttons that resume render 0 times more while the position of their episode is stored', async () => {
  const stage = await setUpPlaying();
  const buttons = Array.from({ length: 20 }, (_, index) => (
    <PlayButton
      key={index}
      episode={index ? medine : badr}
      label="Ecouter"
      look="plain"
      resumes
    />
  ));
  const { extraRenders } = mount(stage.player, buttons);
  const initialWrites = stage.store.writes;
  stage.clock.pass(60);
  await hearTenSeconds(stage);
  expect(stage.store.writes).toBeGreaterThan(initialWrites);
  expect(extraRenders()).toBe(0);
});

it('a subscriber to the playhead renders once a second', async () => {
  const stage = await setUpPlaying();
  const { extraRenders } = mount(stage.player, <Clock />);
  await hearTenSeconds(stage);
  expect(extraRenders()).toBe(10);
});

it('usePlayer throws a French sentence without a provider', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  function Orphaned() {
    usePlayer();
    return null;
  }
  expect(() => render(<Orphaned />)).toThrow(/un PlayerProvider est attendu/);
  consoleError.mockRestore();
});

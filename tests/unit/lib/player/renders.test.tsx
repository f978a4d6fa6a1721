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
import { badr, medine, sounding, type Stage } from '@/tests/unit/lib/player/setUp';

function IsSounding() {
  return usePlayback(
    (playback) => playback.status !== 'empty' && playback.isPlaying && 'sounding',
  );
}

function Clock() {
  return usePlayhead().currentTime;
}

/** Renders under a player, and counts the further renders. */
function mount(player: Player, children: ReactNode) {
  let renders = 0;
  render(
    <PlayerContext value={player}>
      <Profiler id="all" onRender={() => (renders += 1)}>
        {children}
      </Profiler>
    </PlayerContext>,
  );
  const first = renders;
  return { extra: () => renders - first };
}

async function hearTenSeconds({ hear }: Stage): Promise<void> {
  for (let second = 0; second < 10; second += 1) await act(() => hear(1));
}

it('twenty subscribers to the playback render 0 times more over ten seconds of sound', async () => {
  const stage = await sounding();
  const buttons = Array.from({ length: 20 }, (_, index) => <IsSounding key={index} />);
  const { extra } = mount(stage.player, buttons);
  await hearTenSeconds(stage);
  expect(extra()).toBe(0);
});

it('twenty buttons that resume render 0 times more while their episode’s position is kept', async () => {
  const stage = await sounding();
  const buttons = Array.from({ length: 20 }, (_, index) => (
    <PlayButton
      key={index}
      episode={index ? medine : badr}
      label="Ecouter"
      look="plain"
      resumes
    />
  ));
  const { extra } = mount(stage.player, buttons);
  const before = stage.store.writes;
  stage.clock.pass(60);
  await hearTenSeconds(stage);
  expect(stage.store.writes).toBeGreaterThan(before);
  expect(extra()).toBe(0);
});

it('a clock renders once a second', async () => {
  const stage = await sounding();
  const { extra } = mount(stage.player, <Clock />);
  await hearTenSeconds(stage);
  expect(extra()).toBe(10);
});

it('a player that is missing is explained in a sentence', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  function Orphaned() {
    usePlayer();
    return null;
  }
  expect(() => render(<Orphaned />)).toThrow(/un PlayerProvider est attendu/);
  consoleError.mockRestore();
});

import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import { FakeStore } from '@/tests/fixtures/store';
import { badr, FakeClock, setUpPlayer } from '@/tests/unit/lib/player/setUp';

describe('a tab that was restored long ago', () => {
  /** A tab restored at 100 s, while another has heard up to 500 s since. */
  function twoTabs() {
    const kept = { store: new FakeStore(), clock: new FakeClock() };
    const { positions, current } = createPlayerStorage(kept.store, kept.clock.now);
    const hear = (t: number): void =>
      positions.write(badr, { t, at: kept.clock.now(), duration: 600 });
    hear(100);
    current.write(badr);
    const idle = setUpPlayer({}, kept);
    expect(idle.player.playhead.get().currentTime).toBe(100);
    hear(500);
    return idle;
  }

  it('plays on from what another tab has heard since, and loses none of it', async () => {
    const { audio, player } = twoTabs();
    player.toggle();
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(audio.element.currentTime).toBe(500);
    audio.tick(1);
    await audio.flush();
    player.keep();
    expect(player.positions.read(badr)?.t).toBe(501);
  });

  it('plays from where the listener has sought in it', async () => {
    const { audio, player } = twoTabs();
    player.seekTo(0);
    player.toggle();
    audio.metadata(600);
    await audio.flush();
    expect(audio.element.currentTime).toBe(0);
  });
});

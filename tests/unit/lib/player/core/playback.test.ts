import type { PlayableEpisode } from '@/lib/player/core/playable';
import { badr, listen, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

const announced: PlayableEpisode = { ...badr, announcedDuration: 337 };

describe('the length', () => {
  it('is the announced one until the media’s own is known', async () => {
    const { audio, player } = setUpPlayer();
    player.play(announced);
    expect(player.playhead.get()).toEqual({ currentTime: 0, duration: 337, progress: 0 });
    audio.metadata(340);
    await audio.flush();
    expect(player.playhead.get().duration).toBe(340);
    audio.changeDuration(341.5);
    await audio.flush();
    expect(player.playhead.get().duration).toBe(341.5);
    expect(published(player).duration).toBe(341.5);
  });

  it.each([Number.NaN, Infinity, 0])(
    'stays the announced one while the media says %p',
    async (duration) => {
      const { audio, player } = setUpPlayer();
      player.play(announced);
      audio.metadata(duration);
      await audio.flush();
      expect(player.playhead.get().duration).toBe(337);
      expect(published(player).duration).toBe(0);
    },
  );

  it('is 0, and so is the progress, when nobody knows it', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    audio.metadata(Infinity);
    audio.start();
    audio.tick(12);
    await audio.flush();
    expect(player.playhead.get()).toEqual({ currentTime: 12, duration: 0, progress: 0 });
  });
});

describe('the playhead', () => {
  it('tells its subscribers at most once a second', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    const told: number[] = [];
    stage.player.playhead.subscribe(() => told.push(stage.player.playhead.get().currentTime));
    for (let quarter = 0; quarter < 40; quarter += 1) {
      stage.audio.tick(0.25);
      await stage.audio.flush();
    }
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('leaves the playback alone while the sound goes on', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    const before = stage.player.playback.get();
    stage.audio.tick(30);
    await stage.audio.flush();
    expect(stage.player.playback.get()).toBe(before);
  });
});

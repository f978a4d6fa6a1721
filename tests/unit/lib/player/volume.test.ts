import fc from 'fast-check';
import { DEFAULT_VOLUME } from '@/lib/player/core/mediaStore';
import type { FakeAudioOptions } from '@/tests/fixtures/audio';
import { badr, listen, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

/** Creates a player with an episode that is still loading. */
function holding(options?: FakeAudioOptions) {
  const stage = setUpPlayer(options);
  stage.player.play(badr);
  return { ...stage, sound: () => published(stage.player) };
}

describe('the volume', () => {
  it('is 0.8 until the listener sets it', () => {
    const { audio, sound } = holding();
    expect(DEFAULT_VOLUME).toBe(0.8);
    expect(audio.element.volume).toBe(0.8);
    expect(sound()).toMatchObject({ volume: 0.8, volumeSettable: true });
  });

  it('never leaves the range that the element accepts', () => {
    const { audio, player } = setUpPlayer();
    forAll(fc.double(), (volume) => {
      player.setVolume(volume);
      expect(audio.element.volume).toBeGreaterThanOrEqual(0);
      expect(audio.element.volume).toBeLessThanOrEqual(1);
    });
  });

  it.each([
    [0.37, 0.37],
    [1.2, 1],
    [-0.1, 0],
    [0.1 + 0.2 + 0.7 + 1e-16, 1],
  ])('set to %p becomes %p, and stays so in the next episode', async (asked, volume) => {
    const { player, after, sound } = holding();
    await after(() => player.setVolume(asked));
    expect(sound().volume).toBe(volume);
    player.play({ ...badr, id: 'autre' });
    expect(sound().volume).toBe(volume);
  });

  it('is audible again when it is set while muted', async () => {
    const { player, after, sound } = holding();
    await after(() => player.toggleMuted());
    expect(sound()).toMatchObject({ muted: true, volume: 0.8 });
    await after(() => player.setVolume(0.5));
    expect(sound()).toMatchObject({ muted: false, volume: 0.5 });
  });

  it('returns, low, at the mute button when it was drawn to 0, muted or not', async () => {
    const { audio, player, after, sound } = holding();
    player.setVolume(0);
    await after(() => player.toggleMuted());
    expect(sound()).toMatchObject({ muted: false, volume: 0.25 });
    player.toggleMuted();
    await after(() => player.toggleMuted());
    expect(sound()).toMatchObject({ muted: false, volume: 0.25 });
    audio.element.muted = true;
    audio.element.volume = 0;
    await after(() => player.toggleMuted());
    expect(sound()).toMatchObject({ muted: false, volume: 0.25 });
  });

  it('is reported as not settable where only the device sets it, and muting still works', async () => {
    const { player, after, sound } = holding({ volumeIsFixed: true });
    expect(sound()).toMatchObject({ volumeSettable: false, volume: 1 });
    await after(() => player.toggleMuted());
    expect(sound().muted).toBe(true);
  });

  it.each([true, false])(
    'is reported as not settable where the device reverts it, whenever (%p) that happens',
    async (answersFirst) => {
      const stage = setUpPlayer({ volumeReverts: true });
      expect(stage.audio.element.volume).toBe(0.8);
      if (answersFirst) await stage.audio.flush();
      stage.player.play(badr);
      if (!answersFirst) await stage.arrive();
      expect(published(stage.player)).toMatchObject({ volumeSettable: false, volume: 1 });
    },
  );

  it('stays settable once the listener has set it', async () => {
    const stage = setUpPlayer();
    stage.player.setVolume(1);
    await listen(stage, badr);
    expect(published(stage.player)).toMatchObject({ volumeSettable: true, volume: 1 });
  });
});

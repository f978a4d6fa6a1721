import fc from 'fast-check';
import { DEFAULT_VOLUME } from '@/lib/player/core/mediaStore';
import type { FakeAudioOptions } from '@/tests/fixtures/audio';
import { badr, listen, playbackOf, setUpPlayer } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

/** Creates a player with an episode that is still loading. */
function setUpLoading(options?: FakeAudioOptions) {
  const stage = setUpPlayer(options);
  stage.player.play(badr);
  return { ...stage, soundState: () => playbackOf(stage.player) };
}

describe('the volume', () => {
  it('is 0.8 until the listener sets it', () => {
    const { audio, soundState } = setUpLoading();
    expect(DEFAULT_VOLUME).toBe(0.8);
    expect(audio.element.volume).toBe(0.8);
    expect(soundState()).toMatchObject({ volume: 0.8, volumeSettable: true });
  });

  it('stays between 0 and 1, whatever the requested value', () => {
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
  ])('set to %p becomes %p, also in the next episode', async (requestedVolume, volume) => {
    const { player, after, soundState } = setUpLoading();
    await after(() => player.setVolume(requestedVolume));
    expect(soundState().volume).toBe(volume);
    player.play({ ...badr, id: 'autre' });
    expect(soundState().volume).toBe(volume);
  });

  it('unmutes the player when it is set', async () => {
    const { player, after, soundState } = setUpLoading();
    await after(() => player.toggleMuted());
    expect(soundState()).toMatchObject({ muted: true, volume: 0.8 });
    await after(() => player.setVolume(0.5));
    expect(soundState()).toMatchObject({ muted: false, volume: 0.5 });
  });

  it('becomes 0.25 at the mute button when it was 0, muted or not', async () => {
    const { audio, player, after, soundState } = setUpLoading();
    player.setVolume(0);
    await after(() => player.toggleMuted());
    expect(soundState()).toMatchObject({ muted: false, volume: 0.25 });
    player.toggleMuted();
    await after(() => player.toggleMuted());
    expect(soundState()).toMatchObject({ muted: false, volume: 0.25 });
    audio.element.muted = true;
    audio.element.volume = 0;
    await after(() => player.toggleMuted());
    expect(soundState()).toMatchObject({ muted: false, volume: 0.25 });
  });

  it('is reported as not settable where only the device sets it, and muting still works', async () => {
    const { player, after, soundState } = setUpLoading({ volumeIsFixed: true });
    expect(soundState()).toMatchObject({ volumeSettable: false, volume: 1 });
    await after(() => player.toggleMuted());
    expect(soundState().muted).toBe(true);
  });

  it.each([true, false])(
    'is reported as not settable where the device reverts it, before the first episode or after: %p',
    async (isRevertedFirst) => {
      const stage = setUpPlayer({ volumeReverts: true });
      expect(stage.audio.element.volume).toBe(0.8);
      if (isRevertedFirst) await stage.audio.flush();
      stage.player.play(badr);
      if (!isRevertedFirst) await stage.arrive();
      expect(playbackOf(stage.player)).toMatchObject({ volumeSettable: false, volume: 1 });
    },
  );

  it('stays settable after the listener has set it', async () => {
    const stage = setUpPlayer();
    stage.player.setVolume(1);
    await listen(stage, badr);
    expect(playbackOf(stage.player)).toMatchObject({ volumeSettable: true, volume: 1 });
  });
});

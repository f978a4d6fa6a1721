import fc from 'fast-check';
import { DEFAULT_VOLUME } from '@/lib/player/core/mediaStore';
import { badr, listen, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

describe('the volume', () => {
  it('is 0.8 until the listener sets it', () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    expect(DEFAULT_VOLUME).toBe(0.8);
    expect(audio.element.volume).toBe(0.8);
    expect(published(player)).toMatchObject({ volume: 0.8, volumeSettable: true });
  });

  it('never leaves the range that the element accepts', () => {
    const { audio, player } = setUpPlayer();
    fc.assert(
      fc.property(fc.double(), (volume) => {
        player.setVolume(volume);
        expect(audio.element.volume).toBeGreaterThanOrEqual(0);
        expect(audio.element.volume).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [0.37, 0.37],
    [1.2, 1],
    [-0.1, 0],
    [0.1 + 0.2 + 0.7 + 1e-16, 1],
  ])('set to %p becomes %p', async (asked, volume) => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    player.setVolume(asked);
    await audio.flush();
    expect(published(player).volume).toBe(volume);
  });

  it('is heard again when it is set while muted', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    player.toggleMuted();
    await audio.flush();
    expect(published(player)).toMatchObject({ muted: true, volume: 0.8 });
    player.setVolume(0.5);
    await audio.flush();
    expect(published(player)).toMatchObject({ muted: false, volume: 0.5 });
  });

  it('comes back, gently, at the mute button when it was drawn to 0, muted or not', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    player.setVolume(0);
    player.toggleMuted();
    await audio.flush();
    expect(published(player)).toMatchObject({ muted: false, volume: 0.25 });
    player.toggleMuted();
    player.toggleMuted();
    await audio.flush();
    expect(published(player)).toMatchObject({ muted: false, volume: 0.25 });
    audio.element.muted = true;
    audio.element.volume = 0;
    player.toggleMuted();
    await audio.flush();
    expect(published(player)).toMatchObject({ muted: false, volume: 0.25 });
  });

  it('is said not to be settable where only the device sets it, and muting still works', async () => {
    const { audio, player } = setUpPlayer({ volumeIsFixed: true });
    player.play(badr);
    expect(published(player)).toMatchObject({ volumeSettable: false, volume: 1 });
    player.toggleMuted();
    await audio.flush();
    expect(published(player).muted).toBe(true);
  });

  it('is said not to be settable where the device takes it back a moment later', async () => {
    const { audio, player } = setUpPlayer({ volumeReverts: true });
    expect(audio.element.volume).toBe(0.8);
    await audio.flush();
    player.play(badr);
    expect(published(player)).toMatchObject({ volumeSettable: false, volume: 1 });
  });

  it('is found not to be settable even when an episode comes before the device has answered', async () => {
    const stage = setUpPlayer({ volumeReverts: true });
    await listen(stage, badr);
    expect(published(stage.player)).toMatchObject({ volumeSettable: false, volume: 1 });
  });

  it('stays settable once the listener has set it', async () => {
    const stage = setUpPlayer();
    stage.player.setVolume(1);
    await listen(stage, badr);
    expect(published(stage.player)).toMatchObject({ volumeSettable: true, volume: 1 });
  });

  it('stays the same from one episode to the next', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    player.setVolume(0.25);
    await audio.flush();
    player.play({ ...badr, id: 'autre' });
    expect(published(player).volume).toBe(0.25);
  });
});

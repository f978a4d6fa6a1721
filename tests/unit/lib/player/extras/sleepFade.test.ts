import { medine, playbackOf } from '@/tests/unit/lib/player/setUp';
import { setUpSleep } from '@/tests/unit/lib/player/extras/sleeping';

describe('the fade before the sleep timer ends', () => {
  it('lowers the element’s volume over the last five seconds, but not the listener’s setting', async () => {
    const { sleep, player, audio, alarms, hear, after, store } = await setUpSleep();
    await after(() => player.setVolume(0.6));
    sleep.set(5);
    await hear(293);
    expect(audio.element.volume).toBe(0.6);
    await hear(4);
    expect(audio.element.volume).toBeLessThan(0.3);
    expect(audio.element.volume).toBeGreaterThan(0);
    expect(playbackOf(player).volume).toBe(0.6);
    expect(store.read()).toContain('"volume":0.6');
    await hear(3);
    expect(playbackOf(player).status).toBe('paused');
    await after(() => alarms.fire());
    expect(audio.element.volume).toBe(0.6);
    expect(store.read()).toContain('"volume":0.6');
  });

  it('is undone when the position moves away from the end, the timer is switched off, or another episode plays', async () => {
    const { sleep, player, audio, hear, seek } = await setUpSleep();
    const cancellations = [() => seek(10), () => sleep.set('off'), () => player.play(medine)];
    for (const cancel of cancellations) {
      sleep.set('chapter');
      await seek(50);
      await hear(8);
      expect(audio.element.volume).toBeLessThan(0.8);
      await cancel();
      expect(audio.element.volume).toBe(0.8);
    }
  });

  it('ends when the listener sets the volume', async () => {
    const { sleep, player, audio, alarms, hear, after } = await setUpSleep();
    sleep.set(5);
    await hear(297);
    await after(() => player.setVolume(0.4));
    expect(playbackOf(player).volume).toBe(0.4);
    await hear(5);
    alarms.fire();
    expect(audio.element.volume).toBe(0.4);
  });

  it('is skipped where only the device sets the volume', async () => {
    const { sleep, player, audio, hear } = await setUpSleep({ volumeIsFixed: true });
    sleep.set(5);
    await hear(298);
    expect(audio.element.volume).toBe(1);
    await hear(4);
    expect(playbackOf(player).status).toBe('paused');
  });
});

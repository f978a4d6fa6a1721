import { readSleepChoice, SLEEP_MINUTES } from '@/lib/player/extras/sleepChoice';
import { listen, medine, published } from '@/tests/unit/lib/player/setUp';
import { setUpSleep } from '@/tests/unit/lib/player/extras/sleeping';

describe('a timer of minutes', () => {
  it('pauses the sound when its time has come, and is spent', async () => {
    const { sleep, player, hear } = await setUpSleep();
    sleep.set(5);
    await hear(298);
    expect(published(player).status).toBe('playing');
    await hear(4);
    expect(published(player).status).toBe('paused');
    expect(sleep.choice.get()).toBe('off');
  });

  it('tells the time left', async () => {
    const { sleep, hear } = await setUpSleep();
    expect(sleep.left()).toBeNull();
    sleep.set(10);
    await hear(60);
    expect(sleep.left()).toBeCloseTo(540, 0);
  });

  it('goes by the clock, not by its alarms, which are late in a hidden tab', async () => {
    const { sleep, player, clock, audio } = await setUpSleep();
    sleep.set(5);
    clock.pass(3600);
    audio.tick(1);
    await audio.flush();
    expect(published(player).status).toBe('paused');
  });

  it('needs no tick of the sound: its own alarm is enough', async () => {
    const { sleep, player, clock, alarms, audio } = await setUpSleep();
    sleep.set(5);
    expect(alarms.delays()[0]).toBeCloseTo(295_000, -2);
    clock.pass(301);
    alarms.fire();
    await audio.flush();
    expect(published(player).status).toBe('paused');
  });

  it('goes on from one episode to the next, and at any speed', async () => {
    const { sleep, player, hear, ...stage } = await setUpSleep();
    sleep.set(5);
    player.setRate(2);
    await hear(100);
    await listen({ ...stage, player }, medine, 900);
    await hear(150);
    expect(published(player).status).toBe('playing');
    await hear(60);
    expect(published(player).status).toBe('paused');
  });

  it('is called off by a pause of the listener', async () => {
    const { sleep, player, audio, hear } = await setUpSleep();
    sleep.set(5);
    await hear(10);
    player.toggle();
    await audio.flush();
    expect(sleep.choice.get()).toBe('off');
    player.toggle();
    await audio.flush();
    await hear(400);
    expect(published(player).status).toBe('playing');
  });

  it('ends quietly when the browser had paused already', async () => {
    const { sleep, player, audio, clock, alarms, heard } = await setUpSleep();
    sleep.set(5);
    audio.interrupt();
    await audio.flush();
    clock.pass(301);
    alarms.fire();
    await audio.flush();
    expect(sleep.choice.get()).toBe('off');
    expect(published(player).status).toBe('paused');
    expect(heard).not.toContain('resume');
  });
});

describe('the end of the chapter', () => {
  it('stops there, and at no other', async () => {
    const { sleep, player, hear } = await setUpSleep();
    await hear(10);
    sleep.set('chapter');
    expect(sleep.left()).toBeCloseTo(50.5, 0);
    await hear(120);
    expect(published(player).status).toBe('paused');
    expect(player.position()).toBeCloseTo(61, 0);
  });

  it('is that of the chapter to which the listener has moved', async () => {
    const { sleep, player, hear, seek } = await setUpSleep();
    sleep.set('chapter');
    await hear(5);
    await seek(70);
    expect(published(player).status).toBe('playing');
    await hear(100);
    expect(player.position()).toBeCloseTo(120, 0);
    expect(published(player).status).toBe('paused');
  });

  it('is not missed because the page stood still for a while', async () => {
    const { sleep, player, audio, clock } = await setUpSleep();
    sleep.set('chapter');
    clock.pass(66);
    audio.tick(66);
    await audio.flush();
    expect(published(player).status).toBe('paused');
  });

  it('is counted at the speed of the moment', async () => {
    const { sleep, player } = await setUpSleep();
    player.setRate(2);
    sleep.set('chapter');
    expect(sleep.left()).toBeCloseTo(30.25, 1);
  });
});

describe('the end of the episode', () => {
  it('comes by itself: neither paused nor faded, and whoever goes on is told to stop', async () => {
    const { sleep, audio, hear, seek } = await setUpSleep();
    sleep.set('episode');
    await seek(590);
    await hear(9);
    expect(audio.element.volume).toBe(0.8);
    audio.end();
    await audio.flush();
    expect(sleep.takeEnd()).toBe(true);
    expect(sleep.takeEnd()).toBe(false);
  });

  it('is also that of its last chapter', async () => {
    const { sleep, seek, audio } = await setUpSleep();
    sleep.set('chapter');
    await seek(300);
    await audio.flush();
    expect(sleep.takeEnd()).toBe(true);
  });

  it('stops nothing when the timer is off or counts minutes', async () => {
    const { sleep } = await setUpSleep();
    expect(sleep.takeEnd()).toBe(false);
    sleep.set(30);
    expect(sleep.takeEnd()).toBe(false);
    expect(sleep.choice.get()).toBe(30);
  });
});

it('disconnected, it stops nothing any more', async () => {
  const { sleep, player, hear, disconnect } = await setUpSleep();
  sleep.set(5);
  disconnect();
  await hear(310);
  expect(published(player).status).toBe('playing');
});

it.each([
  ...SLEEP_MINUTES.map((minutes) => [String(minutes), minutes] as const),
  ['chapter', 'chapter'] as const,
  ['episode', 'episode'] as const,
  ['off', 'off'] as const,
  ['7', 'off'] as const,
  ['', 'off'] as const,
])('«%s» in the form is %p', (text, choice) => {
  expect(readSleepChoice(text)).toBe(choice);
});

import { readSleepChoice, SLEEP_MINUTES } from '@/lib/player/extras/sleepChoice';
import { listen, medine } from '@/tests/unit/lib/player/setUp';
import { setUpSleep } from '@/tests/unit/lib/player/extras/sleeping';

describe('a timer of minutes', () => {
  it('shows the time left, pauses the sound when it has elapsed, and is then off', async () => {
    const { sleep, hear, status } = await setUpSleep();
    expect(sleep.left()).toBeNull();
    sleep.set(5);
    await hear(60);
    expect(sleep.left()).toBeCloseTo(240, 0);
    await hear(238);
    expect(status()).toBe('playing');
    await hear(4);
    expect(status()).toBe('paused');
    expect(sleep.choice.get()).toBe('off');
  });

  it('goes by the clock, not by its timers, which are late in a hidden tab', async () => {
    const { sleep, clock, stage, status } = await setUpSleep();
    sleep.set(5);
    clock.pass(3600);
    await stage.hear(1);
    expect(status()).toBe('paused');
  });

  it('needs no event of playback: its own timer is enough', async () => {
    const { sleep, clock, alarms, after, status } = await setUpSleep();
    sleep.set(5);
    expect(alarms.delays()[0]).toBeCloseTo(295_000, -2);
    clock.pass(301);
    await after(() => alarms.fire());
    expect(status()).toBe('paused');
  });

  it('continues from one episode to the next, and at any speed', async () => {
    const { sleep, player, hear, stage, status } = await setUpSleep();
    sleep.set(5);
    player.setRate(2);
    await hear(100);
    await listen(stage, medine, 900);
    await hear(150);
    expect(status()).toBe('playing');
    await hear(60);
    expect(status()).toBe('paused');
  });

  it('is cancelled by a pause of the listener', async () => {
    const { sleep, toggle, hear, status } = await setUpSleep();
    sleep.set(5);
    await hear(10);
    await toggle();
    expect(sleep.choice.get()).toBe('off');
    await toggle();
    await hear(400);
    expect(status()).toBe('playing');
  });

  it('ends silently when the browser had paused already', async () => {
    const { sleep, audio, clock, alarms, after, status, heard } = await setUpSleep();
    sleep.set(5);
    await after(() => audio.interrupt());
    clock.pass(301);
    await after(() => alarms.fire());
    expect(sleep.choice.get()).toBe('off');
    expect(status()).toBe('paused');
    expect(heard).not.toContain('resume');
  });

  it('disconnected, stops nothing any more', async () => {
    const { sleep, hear, disconnect, status } = await setUpSleep();
    sleep.set(5);
    disconnect();
    await hear(310);
    expect(status()).toBe('playing');
  });
});

describe('the end of the chapter', () => {
  it('is where playback stops, and at no other chapter’s', async () => {
    const { sleep, player, hear, status } = await setUpSleep();
    await hear(10);
    sleep.set('chapter');
    expect(sleep.left()).toBeCloseTo(50.5, 0);
    await hear(120);
    expect(status()).toBe('paused');
    expect(player.position()).toBeCloseTo(61, 0);
  });

  it('is that of the chapter to which the listener has sought', async () => {
    const { sleep, player, hear, seek, status } = await setUpSleep();
    sleep.set('chapter');
    await hear(5);
    await seek(70);
    expect(status()).toBe('playing');
    await hear(100);
    expect(player.position()).toBeCloseTo(120, 0);
    expect(status()).toBe('paused');
  });

  it('is not missed after a suspension of the page', async () => {
    const { sleep, jump, status } = await setUpSleep();
    sleep.set('chapter');
    await jump(66);
    expect(status()).toBe('paused');
  });

  it('is counted at the current speed', async () => {
    const { sleep, player } = await setUpSleep();
    player.setRate(2);
    sleep.set('chapter');
    expect(sleep.left()).toBeCloseTo(30.25, 1);
  });
});

describe('the end of the episode', () => {
  it('is reached without pause or fade, and stops the playlist', async () => {
    const { sleep, audio, hear, seek, after } = await setUpSleep();
    sleep.set('episode');
    await seek(590);
    await hear(9);
    expect(audio.element.volume).toBe(0.8);
    await after(() => audio.end());
    expect(sleep.consumeEnd()).toBe(true);
    expect(sleep.consumeEnd()).toBe(false);
  });

  it('is also that of its last chapter', async () => {
    const { sleep, seek } = await setUpSleep();
    sleep.set('chapter');
    await seek(300);
    expect(sleep.consumeEnd()).toBe(true);
  });

  it('stops nothing when the timer is off or counts minutes', async () => {
    const { sleep } = await setUpSleep();
    expect(sleep.consumeEnd()).toBe(false);
    sleep.set(30);
    expect(sleep.consumeEnd()).toBe(false);
    expect(sleep.choice.get()).toBe(30);
  });
});

it.each<[string, ReturnType<typeof readSleepChoice>]>([
  ...SLEEP_MINUTES.map((minutes): [string, number] => [String(minutes), minutes]),
  ['chapter', 'chapter'],
  ['episode', 'episode'],
  ['off', 'off'],
  ['7', 'off'],
  ['', 'off'],
])('«%s» in the form is %p', (text, choice) => {
  expect(readSleepChoice(text)).toBe(choice);
});

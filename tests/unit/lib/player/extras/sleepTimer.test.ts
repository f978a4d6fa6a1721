import { readSleepChoice, SLEEP_MINUTES } from '@/lib/player/extras/sleepChoice';
import { listen, medine } from '@/tests/unit/lib/player/setUp';
import { setUpSleep } from '@/tests/unit/lib/player/extras/sleeping';

describe('a timer of minutes', () => {
  it('counts the seconds left, pauses playback at 0, and is then off', async () => {
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

  it('pauses by the clock when its timers are late, as in a hidden tab', async () => {
    const { sleep, clock, stage, status } = await setUpSleep();
    sleep.set(5);
    clock.pass(3600);
    await stage.hear(1);
    expect(status()).toBe('paused');
  });

  it('pauses by its own timer, without an event of playback', async () => {
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

  it('turns off without resuming when the browser had paused playback', async () => {
    const { sleep, audio, clock, alarms, after, status, heard } = await setUpSleep();
    sleep.set(5);
    await after(() => audio.interrupt());
    clock.pass(301);
    await after(() => alarms.fire());
    expect(sleep.choice.get()).toBe('off');
    expect(status()).toBe('paused');
    expect(heard).not.toContain('resume');
  });

  it('pauses nothing once disconnected', async () => {
    const { sleep, hear, disconnect, status } = await setUpSleep();
    sleep.set(5);
    disconnect();
    await hear(310);
    expect(status()).toBe('playing');
  });
});

describe('the end of the chapter', () => {
  it('pauses playback at the end of the current chapter', async () => {
    const { sleep, player, hear, status } = await setUpSleep();
    await hear(10);
    sleep.set('chapter');
    expect(sleep.left()).toBeCloseTo(50.5, 0);
    await hear(120);
    expect(status()).toBe('paused');
    expect(player.position()).toBeCloseTo(61, 0);
  });

  it('pauses playback at the end of the chapter to which the listener has sought', async () => {
    const { sleep, player, hear, seek, status } = await setUpSleep();
    sleep.set('chapter');
    await hear(5);
    await seek(70);
    expect(status()).toBe('playing');
    await hear(100);
    expect(player.position()).toBeCloseTo(120, 0);
    expect(status()).toBe('paused');
  });

  it('pauses playback even when the page was suspended across it', async () => {
    const { sleep, jump, status } = await setUpSleep();
    sleep.set('chapter');
    await jump(66);
    expect(status()).toBe('paused');
  });

  it('is counted down at the current speed', async () => {
    const { sleep, player } = await setUpSleep();
    player.setRate(2);
    sleep.set('chapter');
    expect(sleep.left()).toBeCloseTo(30.25, 1);
  });
});

describe('the end of the episode', () => {
  it('stops the playlist once, without pause or fade', async () => {
    const { sleep, audio, hear, seek, after } = await setUpSleep();
    sleep.set('episode');
    await seek(590);
    await hear(9);
    expect(audio.element.volume).toBe(0.8);
    await after(() => audio.end());
    expect(sleep.consumeEnd()).toBe(true);
    expect(sleep.consumeEnd()).toBe(false);
  });

  it('stops the playlist when the timer is set to the end of its last chapter', async () => {
    const { sleep, seek } = await setUpSleep();
    sleep.set('chapter');
    await seek(300);
    expect(sleep.consumeEnd()).toBe(true);
  });

  it('does not stop the playlist when the timer is off or counts minutes', async () => {
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
])('the value «%s» of the form is read as %p', (text, choice) => {
  expect(readSleepChoice(text)).toBe(choice);
});

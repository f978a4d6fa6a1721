import fc from 'fast-check';
import { nearestSpeed, SPEEDS } from '@/lib/player/base/speed';
import { badr, listen, medine, setUpPlayer, setUpPlaying } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

it.each([
  [1.3, 1.25],
  [0.1, 0.75],
  [17, 2],
  [1.5, 1.5],
])('the nearest selectable speed to %p is %p', (rate, speed) => {
  expect(nearestSpeed(rate)).toBe(speed);
});

describe('setting the speed', () => {
  it('applies to the element with its pitch preserved, notifies, and lasts for the next episode', async () => {
    const stage = await setUpPlaying();
    const { audio, player, heard } = stage;
    await stage.after(() => player.setRate(1.5));
    expect(player.rate()).toBe(1.5);
    expect(audio.element.playbackRate).toBe(1.5);
    expect(audio.element.preservesPitch).toBe(true);
    expect(heard).toContain('moved');
    await listen(stage, medine);
    expect(player.rate()).toBe(1.5);
  });

  it('rounds any number to a selectable speed, and ignores NaN', () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    forAll(fc.double(), (rate) => {
      player.setRate(rate);
      expect(SPEEDS).toContain(audio.element.playbackRate);
    });
    player.setRate(1.25);
    player.setRate(Number.NaN);
    expect(player.rate()).toBe(1.25);
  });
});

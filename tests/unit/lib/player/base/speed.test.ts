import fc from 'fast-check';
import { nearestSpeed, SPEEDS } from '@/lib/player/base/speed';
import { badr, listen, medine, setUpPlayer } from '@/tests/unit/lib/player/setUp';

describe('the speeds offered', () => {
  it('go from three quarters to twice the normal one', () => {
    expect(SPEEDS).toEqual([0.75, 1, 1.25, 1.5, 1.75, 2]);
  });

  it.each([
    [1.3, 1.25],
    [0.1, 0.75],
    [17, 2],
    [1.5, 1.5],
  ])('for %p it is %p', (rate, speed) => {
    expect(nearestSpeed(rate)).toBe(speed);
  });
});

describe('setting the speed', () => {
  it('is heard, keeps the pitch of the voice and is told', async () => {
    const { audio, player, heard } = setUpPlayer();
    player.play(badr);
    player.setRate(1.5);
    await audio.flush();
    expect(player.rate()).toBe(1.5);
    expect(audio.element.playbackRate).toBe(1.5);
    expect(audio.element.preservesPitch).toBe(true);
    expect(heard).toContain('moved');
  });

  it('takes any number to an offered speed, and nothing that is not one', () => {
    const { audio, player } = setUpPlayer();
    fc.assert(
      fc.property(fc.double(), (rate) => {
        player.setRate(rate);
        expect(SPEEDS).toContain(audio.element.playbackRate);
      }),
    );
    player.setRate(1.25);
    player.setRate(Number.NaN);
    expect(player.rate()).toBe(1.25);
  });

  it('holds for the next episode', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.player.setRate(1.75);
    await listen(stage, medine);
    expect(stage.player.rate()).toBe(1.75);
  });
});

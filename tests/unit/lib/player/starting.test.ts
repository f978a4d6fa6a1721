import { badr, listen, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

it('a start is not clamped to the length of the episode before', async () => {
  const stage = setUpPlayer();
  await listen(stage, badr, 300);
  stage.player.play({ ...badr, id: 'autre' }, { at: 700 });
  stage.audio.metadata(900);
  await stage.audio.flush();
  expect(stage.audio.element.currentTime).toBe(700);
});

describe('an episode that was heard', () => {
  it('restarts at 0 an episode that was paused near its end and is asked for again', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.audio.tick(590);
    stage.player.toggle();
    await stage.audio.flush();
    stage.player.play(badr);
    await stage.audio.flush();
    expect(stage.audio.element.currentTime).toBe(0);
    expect(published(stage.player).status).toBe('playing');
  });

  it('goes on to its end when that one is resumed in the bar', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.audio.tick(590);
    stage.player.toggle();
    await stage.audio.flush();
    stage.player.toggle();
    await stage.audio.flush();
    expect(stage.audio.element.currentTime).toBe(590);
  });
});

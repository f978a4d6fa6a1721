import { screen } from '@testing-library/react';
import { PlayButton } from '@/components/player/PlayButton.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, playbackOf } from '@/tests/unit/lib/player/setUp';

const buttons = (
  <>
    <PlayButton episode={badr} label="Ecouter Badr" look="plain" />
    <PlayButton episode={medine} label="Ecouter Médine" look="plain" />
  </>
);

const button = (name: string) => screen.getByRole('button', { name });

it('a play button plays its episode within the click', async () => {
  const { user, audio, player } = renderWithPlayer(buttons);
  await user.click(button('Ecouter Médine'));
  expect(audio.plays).toBe(1);
  expect(playbackOf(player).episode).toBe(medine);
});

it('a double click plays, and does not pause', async () => {
  const { user, audio, actAndFlush, player } = renderWithPlayer(buttons);
  await user.dblClick(button('Ecouter Badr'));
  await actAndFlush(() => {
    audio.metadata(600);
    audio.start();
  });
  expect(playbackOf(player)).toMatchObject({ episode: badr, status: 'playing' });
});

it('only the button of the playing episode is « Pause », and pauses', async () => {
  const { listen, user, actAndFlush, player } = renderWithPlayer(buttons);
  await listen();
  expect(button('Pause')).toHaveAttribute('data-sounding', 'true');
  expect(button('Ecouter Médine')).toHaveAttribute('data-sounding', 'false');
  await user.click(button('Pause'));
  await actAndFlush(() => {});
  expect(playbackOf(player).status).toBe('paused');
  expect(button('Ecouter Badr')).toHaveAttribute('data-sounding', 'false');
});

it('a button with a second keeps its name while its episode plays, and plays from that second', async () => {
  const { listen, user, audio } = renderWithPlayer(
    <PlayButton episode={badr} label="Écouter à partir de 5:12" look="gold" at={312} />,
  );
  await listen();
  await user.click(button('Écouter à partir de 5:12'));
  expect(audio.element.currentTime).toBe(312);
  expect(audio.element.paused).toBe(false);
});

describe('a button that resumes', () => {
  const resumingButton = <PlayButton episode={badr} label="Ecouter" look="plain" resumes />;

  /** Plays the episode until a second, then another episode. */
  async function playUntil(second: number, children = resumingButton) {
    const view = renderWithPlayer(children);
    await view.listen();
    await view.actAndFlush(() => view.audio.tick(second));
    await view.listen(medine);
    return view;
  }

  it.each([
    [0, 'Ecouter'],
    [10, 'Ecouter'],
    [192, 'Reprendre à 3:12'],
    [580, 'Réécouter'],
  ])('of an episode left at second %p of 600 is named %p', async (second, name) => {
    await playUntil(second);
    expect(screen.getByRole('button')).toHaveAccessibleName(name);
  });

  it('shows the heard part of the episode, and plays from its end', async () => {
    const { user, audio, actAndFlush } = await playUntil(192);
    const progress = document.querySelector('progress');
    expect(progress).toHaveAttribute('value', '192');
    expect(progress).toHaveAttribute('max', '600');
    await user.click(button('Reprendre à 3:12'));
    await actAndFlush(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(192);
  });

  it('is « Pause » while the episode plays, and states its position when paused', async () => {
    const { listen, actAndFlush, player } = await playUntil(192);
    await listen();
    expect(button('Pause')).toHaveAttribute('data-sounding', 'true');
    await actAndFlush(() => player.toggle());
    expect(button('Reprendre à 3:12')).toBeVisible();
  });

  it('follows the playback of another tab', async () => {
    const { store, actAndFlush } = await playUntil(192);
    const otherTabState = store
      .read()
      ?.replace('"t":192', '"t":200')
      .replace(/"at":\d+/, '"at":9e12');
    await actAndFlush(() => store.writeElsewhere(otherTabState ?? null));
    expect(button('Reprendre à 3:20')).toBeVisible();
  });

  it('keeps its label without `resumes`', async () => {
    await playUntil(192, <PlayButton episode={badr} label="Dernier épisode" look="gold" />);
    expect(button('Dernier épisode')).toBeVisible();
    expect(document.querySelector('progress')).toBeNull();
  });
});

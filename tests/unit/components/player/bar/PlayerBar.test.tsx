import { fireEvent, screen, within } from '@testing-library/react';
import { SitePlayer } from '@/app/player/SitePlayer.client';
import type { Platform } from '@/lib/site/site';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

const PLATFORMS: readonly Platform[] = [
  { kind: 'spotify', name: 'Spotify', href: 'https://open.spotify.com/' },
  { kind: 'rss', name: 'Flux RSS', href: '/feed.xml' },
];

const renderPlayer = () => renderWithPlayer(<SitePlayer platforms={PLATFORMS} />);

const bar = () => screen.getByRole('region', { name: 'Lecteur audio' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the player’s bar', () => {
  it('is shown from the first episode on, until it is closed', async () => {
    const { listen, press } = renderPlayer();
    const isShown = () => screen.queryByRole('region', { name: 'Lecteur audio' }) !== null;
    expect(isShown()).toBe(false);
    await listen();
    expect(isShown()).toBe(true);
    await press('Fermer le lecteur');
    expect(isShown()).toBe(false);
  });

  it('appears with the episode’s title and author, its times and its controls', async () => {
    const { listen } = renderPlayer();
    await listen();
    expect(within(bar()).getByText('Badr, Uhud, le Fossé')).toBeVisible();
    expect(within(bar()).getByText('Chroniques de l’Islam')).toBeVisible();
    expect(within(bar()).getAllByText('10:00').length).toBeGreaterThan(0);
    for (const name of [
      'Pause',
      'Reculer de 15 secondes',
      'Avancer de 15 secondes',
      'Fermer le lecteur',
    ])
      expect(button(name)).toBeEnabled();
    expect(screen.getByRole('slider', { name: 'Progression' })).toBeEnabled();
    expect(screen.getByRole('slider', { name: 'Volume' })).toBeEnabled();
  });

  it('separates the number and the name of an episode, and omits the series', async () => {
    const { listen } = renderPlayer();
    const title = 'La naissance de l’Islam - Épisode 9 : Badr, Uhud, le Fossé';
    await listen({ ...badr, title, pageUrl: '/episodes/badr' });
    expect(within(bar()).getByText('Épisode 9')).toBeVisible();
    const link = within(bar()).getByRole('link');
    expect(link).toHaveAccessibleName(/^Épisode 9\s: Badr, Uhud, le Fossé$/);
    expect(bar()).not.toHaveTextContent('La naissance');
  });
});

describe('the episode’s picture in the player', () => {
  const picture = () => bar().querySelector('img');
  const greySquare = () => bar().querySelector('[data-empty]');

  it('is shown, and a grey square once it fails to load, until the next episode', async () => {
    const { listen } = renderPlayer();
    await listen();
    expect(greySquare()).toBeNull();
    const image = picture();
    expect(image).toHaveAttribute('src', '/covers/badr.jpg');
    if (image) fireEvent.error(image);
    expect(picture()).toBeNull();
    expect(greySquare()).toBeInTheDocument();
    await listen({ ...medine, imageUrl: '/covers/medine.jpg' });
    expect(picture()).toHaveAttribute('src', '/covers/medine.jpg');
  });

  it('is a grey square for an episode without a picture', async () => {
    const { listen } = renderPlayer();
    await listen(medine);
    expect(picture()).toBeNull();
    expect(greySquare()).toBeInTheDocument();
  });
});

describe('the main button of the player', () => {
  it('pauses and plays, and is named by its action, also once the episode has ended', async () => {
    const { listen, press, actAndFlush, audio } = renderPlayer();
    await listen();
    await press('Pause');
    expect(button('Lecture')).toBeVisible();
    await press('Lecture');
    expect(button('Pause')).toBeVisible();
    await actAndFlush(() => audio.end());
    expect(button('Lecture')).toBeVisible();
  });

  it('is not undone by the second half of a double click', async () => {
    const { listen, user, actAndFlush, player } = renderPlayer();
    await listen();
    await actAndFlush(() => player.toggle());
    await user.dblClick(button('Lecture'));
    await actAndFlush(() => {});
    expect(button('Pause')).toBeVisible();
  });

  it('can be pressed twice in a row from the keyboard', async () => {
    const { listen, user, actAndFlush } = renderPlayer();
    await listen();
    button('Pause').focus();
    await user.keyboard('{Enter}');
    await actAndFlush(() => {});
    expect(button('Lecture')).toHaveFocus();
    await user.keyboard(' ');
    await actAndFlush(() => {});
    expect(button('Pause')).toBeVisible();
  });
});

it('the skip buttons of the player seek by fifteen seconds', async () => {
  const { listen, press, audio } = renderPlayer();
  await listen();
  for (const direction of ['Avancer', 'Avancer', 'Reculer'])
    await press(`${direction} de 15 secondes`);
  expect(audio.element.currentTime).toBe(15);
});

describe('the player’s notice', () => {
  it('offers « Appuyez pour écouter » when the browser refuses autoplay', async () => {
    const { audio, player, actAndFlush, press } = renderPlayer();
    audio.refuse('NotAllowedError');
    await actAndFlush(() => player.play(badr));
    expect(button('Lecture')).toBeVisible();
    audio.allow();
    await press('Appuyez pour écouter');
    await actAndFlush(() => {
      audio.metadata(600);
      audio.start();
    });
    expect(button('Pause')).toBeVisible();
    expect(screen.queryByText('Appuyez pour écouter')).not.toBeInTheDocument();
    expect(bar()).toHaveFocus();
  });

  it('is empty during playback, and announces a lost connection', async () => {
    const { listen, actAndFlush, audio } = renderPlayer();
    await listen();
    expect(within(bar()).getByRole('status')).toBeEmptyDOMElement();
    await actAndFlush(() => audio.fail(2));
    expect(screen.getByRole('status')).toHaveTextContent(/^Connexion perdue/);
  });

  it('links to the file and to the platforms when the audio fails to load', async () => {
    const { actAndFlush, audio, player } = renderPlayer();
    await actAndFlush(() => {
      player.play(badr);
      audio.fail(4);
    });
    const notice = within(screen.getByRole('status'));
    expect(notice.getByText(/Cet épisode ne peut pas être lu ici/)).toBeVisible();
    for (const [name, href] of [
      [/Ouvrir le fichier audio/, '/audio/badr.mp3'],
      [/Spotify/, 'https://open.spotify.com/'],
      [/Flux RSS/, '/feed.xml'],
    ] as const)
      expect(notice.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('announces audio that the device cannot decode, not a lost connection', async () => {
    const { listen, actAndFlush, audio, timers } = renderPlayer();
    await listen();
    for (let load = 0; load < 3; load += 1)
      await actAndFlush(() => {
        timers.fire();
        audio.metadata(600);
        audio.start();
        audio.fail(3);
      });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(/^Le son ne peut pas être lu sur cet appareil/);
    expect(within(notice).getByRole('link', { name: /Ouvrir le fichier audio/ })).toBeVisible();
  });

  it('announces a source that does not support seeking', async () => {
    const { actAndFlush, audio, player } = renderPlayer();
    await actAndFlush(() => {
      player.play(badr);
      audio.metadata(600, { ranges: false });
      audio.start();
    });
    await actAndFlush(() => player.seekTo(100));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Cette source audio ne permet pas de changer de position.',
    );
  });
});

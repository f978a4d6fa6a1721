import { fireEvent, screen, within } from '@testing-library/react';
import { PlayerSlot } from '@/components/player/PlayerSlot.client';
import type { Platform } from '@/lib/site/site';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

const PLATFORMS: readonly Platform[] = [
  { kind: 'spotify', name: 'Spotify', href: 'https://open.spotify.com/' },
  { kind: 'rss', name: 'Flux RSS', href: '/feed.xml' },
];

const setUp = () => renderWithPlayer(<PlayerSlot platforms={PLATFORMS} />);

const bar = () => screen.getByRole('region', { name: 'Lecteur audio' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the player’s bar', () => {
  it('is not there without an episode', () => {
    setUp();
    expect(screen.queryByRole('region', { name: 'Lecteur audio' })).not.toBeInTheDocument();
  });

  it('appears with the episode’s title and author, its times and its controls', async () => {
    const { listen } = setUp();
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

  it('tells the number and the name apart, and the series no longer', async () => {
    const { listen } = setUp();
    const title = 'La naissance de l’Islam - Épisode 9 : Badr, Uhud, le Fossé';
    await listen({ ...badr, title, pageUrl: '/episodes/badr' });
    expect(within(bar()).getByText('Épisode 9')).toBeVisible();
    const link = within(bar()).getByRole('link');
    expect(link).toHaveAccessibleName(/^Épisode 9\s: Badr, Uhud, le Fossé$/);
    expect(bar()).not.toHaveTextContent('La naissance');
  });

  it('goes when it is closed', async () => {
    const { listen, user } = setUp();
    await listen();
    await user.click(button('Fermer le lecteur'));
    expect(screen.queryByRole('region', { name: 'Lecteur audio' })).not.toBeInTheDocument();
  });
});

describe('the episode’s picture', () => {
  const picture = () => bar().querySelector('img');
  const greySquare = () => bar().querySelector('[data-empty]');

  it('is shown', async () => {
    const { listen } = setUp();
    await listen();
    expect(picture()).toHaveAttribute('src', '/covers/badr.jpg');
    expect(greySquare()).toBeNull();
  });

  it('is a grey square when there is none', async () => {
    const { listen } = setUp();
    await listen(medine);
    expect(picture()).toBeNull();
    expect(greySquare()).toBeInTheDocument();
  });

  it('is a grey square when it cannot be had, until the next episode', async () => {
    const { listen } = setUp();
    await listen();
    const broken = picture();
    if (!broken) throw new Error('A picture is expected.');
    fireEvent.error(broken);
    expect(picture()).toBeNull();
    expect(greySquare()).toBeInTheDocument();
    await listen({ ...medine, imageUrl: '/covers/medine.jpg' });
    expect(picture()).toHaveAttribute('src', '/covers/medine.jpg');
  });
});

describe('the main button', () => {
  it('pauses and plays, and is named by what it does', async () => {
    const { listen, user, happen } = setUp();
    await listen();
    await user.click(button('Pause'));
    await happen(() => {});
    expect(button('Lecture')).toBeVisible();
    await user.click(button('Lecture'));
    await happen(() => {});
    expect(button('Pause')).toBeVisible();
  });

  it('is not undone by the second half of a double click', async () => {
    const { listen, user, happen, player } = setUp();
    await listen();
    await happen(() => player.toggle());
    await user.dblClick(button('Lecture'));
    await happen(() => {});
    expect(button('Pause')).toBeVisible();
  });

  it('can be pressed twice in a row from the keyboard', async () => {
    const { listen, user, happen } = setUp();
    await listen();
    button('Pause').focus();
    await user.keyboard('{Enter}');
    await happen(() => {});
    expect(button('Lecture')).toHaveFocus();
    await user.keyboard(' ');
    await happen(() => {});
    expect(button('Pause')).toBeVisible();
  });

  it('says Lecture once the episode has ended', async () => {
    const { listen, happen, audio } = setUp();
    await listen();
    await happen(() => audio.end());
    expect(button('Lecture')).toBeVisible();
  });
});

it('the skip buttons move by fifteen seconds', async () => {
  const { listen, user, happen, audio } = setUp();
  await listen();
  await user.click(button('Avancer de 15 secondes'));
  await user.click(button('Avancer de 15 secondes'));
  await user.click(button('Reculer de 15 secondes'));
  await happen(() => {});
  expect(audio.element.currentTime).toBe(15);
});

describe('what keeps the sound from coming', () => {
  it('says nothing while all goes well', async () => {
    const { listen } = setUp();
    await listen();
    expect(within(bar()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('offers to start when the browser refused to', async () => {
    const { audio, player, happen, user } = setUp();
    audio.refuse('NotAllowedError');
    await happen(() => player.play(badr));
    expect(button('Lecture')).toBeVisible();
    audio.allow();
    await user.click(button('Appuyez pour écouter'));
    await happen(() => {
      audio.metadata(600);
      audio.start();
    });
    expect(button('Pause')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Appuyez pour écouter' }),
    ).not.toBeInTheDocument();
    expect(bar()).toHaveFocus();
  });

  it('says that the connection is lost', async () => {
    const { listen, happen, audio } = setUp();
    await listen();
    await happen(() => audio.fail(2));
    expect(screen.getByRole('status')).toHaveTextContent(/^Connexion perdue/);
  });

  it('leads to the file and to the platforms when the audio cannot be had', async () => {
    const { happen, audio, player } = setUp();
    await happen(() => {
      player.play(badr);
      audio.fail(4);
    });
    const notice = within(screen.getByRole('status'));
    expect(notice.getByText(/Cet épisode ne peut pas être lu ici/)).toBeVisible();
    expect(notice.getByRole('link', { name: /Ouvrir le fichier audio/ })).toHaveAttribute(
      'href',
      '/audio/badr.mp3',
    );
    expect(notice.getByRole('link', { name: /Spotify/ })).toHaveAttribute(
      'href',
      'https://open.spotify.com/',
    );
    expect(notice.getByRole('link', { name: /Flux RSS/ })).toHaveAttribute('href', '/feed.xml');
  });

  it('says that this device cannot play the sound, not that the connection is lost', async () => {
    const { listen, happen, audio, timers } = setUp();
    await listen();
    for (let load = 0; load < 3; load += 1)
      await happen(() => {
        timers.fire();
        audio.metadata(600);
        audio.start();
        audio.fail(3);
      });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(/^Le son ne peut pas être lu sur cet appareil/);
    expect(within(notice).getByRole('link', { name: /Ouvrir le fichier audio/ })).toBeVisible();
  });

  it('says that a source cannot be sought in', async () => {
    const { happen, audio, player } = setUp();
    await happen(() => {
      player.play(badr);
      audio.metadata(600, { ranges: false });
      audio.start();
    });
    await happen(() => player.seekTo(100));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Cette source audio ne permet pas de changer de position.',
    );
  });
});

import { screen } from '@testing-library/react';
import { EpisodePlay } from '@/components/episodes/page/EpisodePlay.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, published } from '@/tests/unit/lib/player/setUp';

const setAddress = (address: string) => window.history.replaceState(null, '', address);

const open = (address: string) => {
  setAddress(address);
  return renderWithPlayer(<EpisodePlay episode={badr} duration={600} />);
};

afterEach(() => setAddress('/'));

describe('a page whose address has a second', () => {
  it('starts no playback by itself, and its button states the second', () => {
    const { audio, player } = open('/episodes/badr?t=312');
    expect(screen.getByRole('button', { name: 'Écouter à partir de 5:12' })).toBeVisible();
    expect(player.playback.get().status).toBe('empty');
    expect(audio.plays).toBe(0);
  });

  it('plays from that second when its button is pressed, and the button keeps the focus', async () => {
    const { audio, user, actAndFlush } = open('/episodes/badr?t=312');
    await user.click(screen.getByRole('button'));
    await actAndFlush(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(312);
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  it('seeks once: a return to the page does not seek again', async () => {
    const { user, actAndFlush } = open('/episodes/badr?t=312&source=lettre');
    await user.click(screen.getByRole('button'));
    await actAndFlush(() => {});
    expect(window.location.href).toMatch(/\/episodes\/badr\?source=lettre$/);
  });

  it('seeks the episode that the player has loaded already', async () => {
    setAddress('/episodes/badr?t=312');
    const { listen, rerender, audio, actAndFlush } = renderWithPlayer(null);
    await listen();
    await actAndFlush(() => rerender(<EpisodePlay episode={badr} duration={600} />));
    expect(audio.element.currentTime).toBe(312);
    expect(audio.loads).toHaveLength(1);
  });

  it('waits for its button when the player has only restored that episode from the last visit', async () => {
    const lastVisit = renderWithPlayer(null);
    const announced = { ...badr, announcedDuration: 600 };
    await lastVisit.listen(announced);
    await lastVisit.actAndFlush(() => lastVisit.audio.tick(100));
    lastVisit.player.keep();
    lastVisit.detach();

    setAddress('/episodes/badr?t=312');
    const { player, audio, user, actAndFlush } = renderWithPlayer(
      <EpisodePlay episode={announced} duration={600} />,
      {},
      lastVisit,
    );
    await actAndFlush(player.restore);
    expect(published(player).episode.id).toBe('badr');
    await user.click(screen.getByRole('button', { name: 'Écouter à partir de 5:12' }));
    await actAndFlush(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(312);
  });

  it('leaves the position of another episode unchanged', async () => {
    setAddress('/episodes/badr?t=312');
    const { listen, rerender, audio, player, actAndFlush } = renderWithPlayer(null);
    await listen(medine);
    await actAndFlush(() => rerender(<EpisodePlay episode={badr} duration={600} />));
    await actAndFlush(() => audio.tick(1));
    expect(published(player).episode.id).toBe('medine');
    expect(audio.element.currentTime).toBe(1);
  });

  it('seeks to a second in the media fragment too', () => {
    open('/episodes/badr#t=90');
    expect(screen.getByRole('button', { name: 'Écouter à partir de 1:30' })).toBeVisible();
  });

  it.each(['?t=abc', '?t=-5', '?t=1e9', '?t=NaN', '?t=600', '?t=', '', '#chapitre-2'])(
    'has none with %p',
    (query) => {
      open(`/episodes/badr${query}`);
      expect(screen.getByRole('button', { name: 'Écouter' })).toBeVisible();
    },
  );
});

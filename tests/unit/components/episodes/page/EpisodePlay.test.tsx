import { screen } from '@testing-library/react';
import { EpisodePlay } from '@/components/episodes/page/EpisodePlay.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, playbackOf } from '@/tests/unit/lib/player/setUp';

const setAddress = (address: string) => window.history.replaceState(null, '', address);

const renderAt = (address: string) => {
  setAddress(address);
  return renderWithPlayer(<EpisodePlay episode={badr} duration={600} />);
};

afterEach(() => setAddress('/'));

describe('a page whose address has a second', () => {
  it('starts no playback by itself, and its button states the second', () => {
    const { audio, player } = renderAt('/episodes/badr?t=312');
    expect(screen.getByRole('button', { name: 'Écouter à partir de 5:12' })).toBeVisible();
    expect(player.playback.get().status).toBe('empty');
    expect(audio.plays).toBe(0);
  });

  it('plays from its second when its button is pressed, and the button keeps the focus', async () => {
    const { audio, user, actAndFlush } = renderAt('/episodes/badr?t=312');
    await user.click(screen.getByRole('button'));
    await actAndFlush(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(312);
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  it('removes the second from its address when its button is pressed', async () => {
    const { user, actAndFlush } = renderAt('/episodes/badr?t=312&source=lettre');
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

  it('seeks by its button only, when the player has restored the episode from the last visit', async () => {
    const lastVisit = renderWithPlayer(null);
    const withDuration = { ...badr, announcedDuration: 600 };
    await lastVisit.listen(withDuration);
    await lastVisit.actAndFlush(() => lastVisit.audio.tick(100));
    lastVisit.player.savePosition();
    lastVisit.detach();

    setAddress('/episodes/badr?t=312');
    const { player, audio, user, actAndFlush } = renderWithPlayer(
      <EpisodePlay episode={withDuration} duration={600} />,
      {},
      lastVisit,
    );
    await actAndFlush(player.restore);
    expect(playbackOf(player).episode.id).toBe('badr');
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
    expect(playbackOf(player).episode.id).toBe('medine');
    expect(audio.element.currentTime).toBe(1);
  });

  it('accepts a second in the media fragment', () => {
    renderAt('/episodes/badr#t=90');
    expect(screen.getByRole('button', { name: 'Écouter à partir de 1:30' })).toBeVisible();
  });

  it.each(['?t=abc', '?t=-5', '?t=1e9', '?t=NaN', '?t=600', '?t=', '', '#chapitre-2'])(
    'ignores an invalid second: %p',
    (query) => {
      renderAt(`/episodes/badr${query}`);
      expect(screen.getByRole('button', { name: 'Écouter' })).toBeVisible();
    },
  );
});

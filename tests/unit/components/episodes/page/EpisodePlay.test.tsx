import { screen } from '@testing-library/react';
import { EpisodePlay } from '@/components/episodes/page/EpisodePlay.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine, published } from '@/tests/unit/lib/player/setUp';

const visit = (address: string) => window.history.replaceState(null, '', address);

const open = (address: string) => {
  visit(address);
  return renderWithPlayer(<EpisodePlay episode={badr} duration={600} />);
};

afterEach(() => visit('/'));

describe('a page whose address has a second', () => {
  it('makes no sound by itself, and states from where it would play', () => {
    const { audio, player } = open('/episodes/badr?t=312');
    expect(screen.getByRole('button', { name: 'Écouter à partir de 5:12' })).toBeVisible();
    expect(player.playback.get().status).toBe('empty');
    expect(audio.plays).toBe(0);
  });

  it('plays from that second when its button is pressed, which keeps the focus', async () => {
    const { audio, user, happen } = open('/episodes/badr?t=312');
    await user.click(screen.getByRole('button'));
    await happen(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(312);
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  it('uses it once: coming back to the page does not seek again', async () => {
    const { user, happen } = open('/episodes/badr?t=312&source=lettre');
    await user.click(screen.getByRole('button'));
    await happen(() => {});
    expect(window.location.href).toMatch(/\/episodes\/badr\?source=lettre$/);
  });

  it('moves the episode that is in the player already', async () => {
    visit('/episodes/badr?t=312');
    const { listen, rerender, audio, happen } = renderWithPlayer(null);
    await listen();
    await happen(() => rerender(<EpisodePlay episode={badr} duration={600} />));
    expect(audio.element.currentTime).toBe(312);
    expect(audio.loads).toHaveLength(1);
  });

  it('waits for its button when the last visit has only left that episode in the player', async () => {
    const lastVisit = renderWithPlayer(null);
    const announced = { ...badr, announcedDuration: 600 };
    await lastVisit.listen(announced);
    await lastVisit.happen(() => lastVisit.audio.tick(100));
    lastVisit.player.keep();
    lastVisit.detach();

    visit('/episodes/badr?t=312');
    const { player, audio, user, happen } = renderWithPlayer(
      <EpisodePlay episode={announced} duration={600} />,
      {},
      lastVisit,
    );
    await happen(player.restore);
    expect(published(player).episode.id).toBe('badr');
    await user.click(screen.getByRole('button', { name: 'Écouter à partir de 5:12' }));
    await happen(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(312);
  });

  it('does nothing to another episode', async () => {
    visit('/episodes/badr?t=312');
    const { listen, rerender, audio, player, happen } = renderWithPlayer(null);
    await listen(medine);
    await happen(() => rerender(<EpisodePlay episode={badr} duration={600} />));
    await happen(() => audio.tick(1));
    expect(published(player).episode.id).toBe('medine');
    expect(audio.element.currentTime).toBe(1);
  });

  it('reads the media fragment too', () => {
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

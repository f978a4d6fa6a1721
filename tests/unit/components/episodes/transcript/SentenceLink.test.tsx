import { createEvent, fireEvent, screen } from '@testing-library/react';
import { SentenceLink } from '@/components/episodes/transcript/SentenceLink.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, playbackOf } from '@/tests/unit/lib/player/setUp';

const renderLink = () => {
  const view = renderWithPlayer(
    <SentenceLink episode={badr} at={83.4} href="/episodes/badr?t=83">
      Les puits de Badr.
    </SentenceLink>,
  );
  return { ...view, link: screen.getByRole('link') };
};

describe('the link of a matching sentence', () => {
  it('has its action, its time and the sentence as its accessible name', () => {
    const { link } = renderLink();
    expect(link).toHaveAccessibleName(
      'Écouter à partir de cette phrase, à 1:23 Les puits de Badr.',
    );
  });

  it('plays from the sentence’s second without leaving the page', async () => {
    const { link, user, player, audio } = renderLink();
    await user.click(link);
    audio.metadata(600);
    await audio.flush();
    expect(playbackOf(player).episode).toBe(badr);
    expect(audio.element.currentTime).toBeCloseTo(83.4);
  });

  it('links to the episode’s page, and leaves a click with Control to the browser', () => {
    const { link, player } = renderLink();
    expect(link).toHaveAttribute('href', '/episodes/badr?t=83');
    const click = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(player.playback.get()).toEqual({ status: 'empty' });
  });
});

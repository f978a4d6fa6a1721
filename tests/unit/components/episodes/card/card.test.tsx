import { screen, within } from '@testing-library/react';
import { EpisodeCard } from '@/components/episodes/EpisodeCard';
import { pictureAt } from '@/lib/content/picture';
import { type Episode, summaryOf } from '@/lib/episodes/episode';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import { anEpisode } from '@/tests/fixtures/episode';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { playbackOf } from '@/tests/unit/lib/player/setUp';

const minimalEpisode = anEpisode({
  id: 4,
  slug: 'episode-09-badr',
  title: 'La naissance de l’Islam - Épisode 9 : Badr',
  shortTitle: 'Badr',
  description: 'Trois batailles, et ce que l’on en sait.',
});

const fullEpisode = anEpisode({
  ...minimalEpisode,
  category: "La naissance de l'Islam",
  day: { year: 2025, month: 6, day: 1 },
  picture: pictureAt('/covers/sans-rendu.jpg'),
});

const renderCard = (episode: Episode, changes: Partial<EpisodeSummary> = {}) => {
  const view = renderWithPlayer(
    <EpisodeCard episode={{ ...summaryOf(episode), ...changes }} />,
  );
  return { ...view, card: screen.getByRole('article') };
};

describe('an episode’s card', () => {
  it('is named by its whole title, which links to the episode’s page', () => {
    const { card } = renderCard(fullEpisode);
    expect(card).toHaveAccessibleName(fullEpisode.title);
    expect(within(card).getByRole('heading', { level: 3 })).toHaveAccessibleName(
      fullEpisode.title,
    );
    const link = within(card).getByRole('link', { name: fullEpisode.title });
    expect(link).toHaveAttribute('href', `/episodes/${fullEpisode.slug}`);
  });

  it('shows its length, its day in French, its description, its picture and its category', () => {
    const { card } = renderCard(fullEpisode);
    expect(within(card).getByText('5:37')).toHaveAttribute('datetime', 'PT5M37S');
    expect(within(card).getByText('1 juin 2025')).toHaveAttribute('datetime', '2025-06-01');
    expect(card).toHaveTextContent(fullEpisode.description);
    expect(card.querySelector('img')).toHaveAttribute('src', '/covers/sans-rendu.jpg');
    expect(within(card).getByText("La naissance de l'Islam")).toBeVisible();
  });

  it('shows a dash without a date, a grey square without an image, and no badge without a category', () => {
    const { card } = renderCard(minimalEpisode, { picture: null });
    expect(within(card).getByText('–')).toBeVisible();
    expect(card.querySelectorAll('time')).toHaveLength(1);
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('[data-empty]')).toBeInTheDocument();
    expect(within(card).queryByText("La naissance de l'Islam")).not.toBeInTheDocument();
  });

  it('has a button « Ecouter maintenant », described by the title, that plays the episode', async () => {
    const { card, user, player } = renderCard(fullEpisode);
    const button = within(card).getByRole('button', { name: 'Ecouter maintenant' });
    expect(button).toHaveAccessibleName('Ecouter maintenant');
    expect(button).toHaveAccessibleDescription(fullEpisode.title);
    await user.click(button);
    expect(playbackOf(player).episode).toMatchObject({
      id: fullEpisode.slug,
      title: fullEpisode.title,
    });
  });
});

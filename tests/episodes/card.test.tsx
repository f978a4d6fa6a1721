import { render, screen, within } from '@testing-library/react';
import { EpisodeCard } from '@/components/episodes/EpisodeCard';
import { EpisodeDate } from '@/components/episodes/EpisodeDate';
import type { Episode } from '@/lib/episodes/episode';
import { renderWithPlayer } from '@/tests/components/withPlayer';
import { published } from '@/tests/player/setUp';

const bare: Episode = {
  id: 4,
  slug: 'episode-09-badr',
  title: 'La naissance de l’Islam - Épisode 9 : Badr',
  shortTitle: 'Badr',
  duration: '00:05:37',
  summary: 'Trois batailles.',
  description: 'Trois batailles, et ce que l’on en sait.',
  years: { from: 624, to: 627, label: '624–627' },
  periods: [],
  sources: [],
  chapters: [],
};

const full: Episode = {
  ...bare,
  category: "La naissance de l'Islam",
  date: 'June 01, 2025',
  imageUrl: '/covers/sans-rendu.jpg',
};

const setUp = (episode: Episode) => {
  const stage = renderWithPlayer(<EpisodeCard episode={episode} />);
  return { ...stage, card: screen.getByRole('article') };
};

describe('an episode’s card', () => {
  it('is named by its whole title', () => {
    const { card } = setUp(full);
    expect(card).toHaveAccessibleName('La naissance de l’Islam - Épisode 9 : Badr');
    expect(within(card).getByRole('heading', { level: 3 })).toHaveAccessibleName(
      'La naissance de l’Islam - Épisode 9 : Badr',
    );
  });

  it('shows its length, its day in French, its description and its picture', () => {
    const { card } = setUp(full);
    expect(within(card).getByText('5:37')).toHaveAttribute('datetime', 'PT5M37S');
    expect(within(card).getByText('1 juin 2025')).toHaveAttribute('datetime', '2025-06-01');
    expect(card).toHaveTextContent(full.description);
    expect(card.querySelector('img')).toHaveAttribute('src', '/covers/sans-rendu.jpg');
  });

  it('shows a dash without a date', () => {
    const { card } = setUp(bare);
    expect(within(card).getByText('–')).toBeVisible();
    expect(card.querySelectorAll('time')).toHaveLength(1);
  });

  it('shows a grey square without an image', () => {
    const { card } = setUp(bare);
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('[data-empty]')).toBeInTheDocument();
  });

  it('has a badge when it has a category', () => {
    const { card } = setUp(full);
    expect(within(card).getByText("La naissance de l'Islam")).toBeVisible();
  });

  it('has no badge otherwise', () => {
    const { card } = setUp(bare);
    expect(within(card).queryByText("La naissance de l'Islam")).not.toBeInTheDocument();
  });

  it('leads to the episode’s page by its title', () => {
    const { card } = setUp(full);
    const link = within(card).getByRole('link', { name: full.title });
    expect(link).toHaveAttribute('href', `/episodes/${full.slug}`);
  });

  it('has a button named exactly «Ecouter maintenant», described by the title, that plays it', async () => {
    const { card, user, player } = setUp(full);
    const button = within(card).getByRole('button');
    expect(button).toHaveAccessibleName('Ecouter maintenant');
    expect(button).toHaveAccessibleDescription('La naissance de l’Islam - Épisode 9 : Badr');
    await user.click(button);
    expect(published(player).episode).toMatchObject({ id: full.slug, title: full.title });
  });
});

describe('an episode’s date', () => {
  it.each([undefined, '', 'un jour'])('is a dash when it is %p', (date) => {
    render(<EpisodeDate date={date} />);
    expect(screen.getByText('–')).toBeVisible();
  });
});

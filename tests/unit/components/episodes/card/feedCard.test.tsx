import { screen, within } from '@testing-library/react';
import { EpisodeCard } from '@/components/episodes/EpisodeCard';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { feedSummary } from '@/lib/server/list/feedSummary';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { playbackOf } from '@/tests/unit/lib/player/setUp';

const completeEpisode: FeedEpisode = {
  guid: 'flux 1',
  title: 'Venu du flux',
  audioUrl: 'https://host.example/1.mp3',
  imageUrl: 'https://host.example/1.jpg',
  author: 'Une autrice',
  description: `Des notes.\n\n${'Encore des notes. '.repeat(100)}`,
  date: '2025-05-31T23:30:00.000Z',
  duration: 754,
  link: 'https://host.example/1',
};

const renderCard = (changes: Partial<FeedEpisode> = {}) => {
  const episode = feedSummary({ ...completeEpisode, ...changes }, 'Chroniques');
  const view = renderWithPlayer(<EpisodeCard episode={episode} />);
  return { ...view, card: screen.getByRole('article', { name: /Venu du flux/ }) };
};

afterEach(() => {
  delete process.env.SITE_URL;
});

describe('the card of an episode that only the feed knows', () => {
  it('shows its length, its day in Paris and its notes, and links to its publication', () => {
    const { card } = renderCard();
    expect(within(card).getByText('12:34')).toHaveAttribute('datetime', 'PT12M34S');
    expect(within(card).getByText('1 juin 2025')).toHaveAttribute('datetime', '2025-06-01');
    expect(within(card).getByText(/^Des notes\. Encore/).textContent?.length).toBeLessThan(300);
    const link = within(card).getByRole('link', { name: 'Venu du flux (nouvel onglet)' });
    expect(link).toHaveAttribute('href', completeEpisode.link);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('shows a dash without a date, and has no length and no link where the feed has none', () => {
    const { card } = renderCard({ date: null, duration: null, link: null });
    expect(within(card).getByText('–')).toBeVisible();
    expect(card.querySelectorAll('time')).toHaveLength(0);
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows only a picture that the policy allows', () => {
    process.env.SITE_URL = 'https://chroniques.example.org';
    expect(feedSummary(completeEpisode, 'Chroniques').picture?.src).toBe(
      completeEpisode.imageUrl,
    );
    const insecureEpisode = { ...completeEpisode, imageUrl: 'http://host.example/1.jpg' };
    expect(feedSummary(insecureEpisode, 'Chroniques').picture).toBeNull();
    process.env.SITE_URL = 'http://localhost:3000';
    expect(feedSummary(insecureEpisode, 'Chroniques').picture?.src).toBe(
      insecureEpisode.imageUrl,
    );
  });

  it('sets dir="auto" on its title and notes, so that Arabic runs from right to left', () => {
    const { card } = renderCard({ title: 'Venu du flux, غزوة بدر' });
    expect(within(card).getByRole('heading', { level: 3 })).toHaveAttribute('dir', 'auto');
    expect(within(card).getByText(/^Des notes\. Encore/)).toHaveAttribute('dir', 'auto');
  });

  it('breaks only a word that is longer than a line', () => {
    const longWord = `${'a-'.repeat(60)}a`;
    const { card } = renderCard({ title: `Venu du flux connaît-on ${longWord}` });
    expect(within(card).getByText('connaît-on')).toHaveClass('root');
    expect(within(card).getByText(longWord)).not.toHaveClass('root');
  });

  it('plays its episode by its button', async () => {
    const { press, player } = renderCard();
    await press('Ecouter maintenant');
    expect(playbackOf(player).episode).toMatchObject({ id: 'flux 1', author: 'Une autrice' });
  });
});

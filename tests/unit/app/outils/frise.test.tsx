import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import EntryPage from '@/app/outils/frise/[evenement]/page';
import TimelinePage from '@/app/outils/frise/page';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));

/** Puts a page's server-rendered HTML into the document, as a browser without script shows it. */
function showPage(page: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(
    <PlayerProvider siteName="Essai">{page}</PlayerProvider>,
  );
}

const showEntry = async (evenement: string) =>
  showPage(await EntryPage({ params: Promise.resolve({ evenement }) }));

describe('the page of the timeline', () => {
  it('lists every entry once, with its title as the link to its page', () => {
    showPage(<TimelinePage />);
    const list = document.querySelector('[data-timeline="list"]');
    const links = [...(list?.querySelectorAll('a[href^="/outils/frise/"]') ?? [])].map(
      (link) => [link.getAttribute('href'), link.textContent] as const,
    );
    for (const { id, title } of loadTimeline().entries) {
      const linksOfEntry = links.filter(([href]) => href === `/outils/frise/${id}`);
      expect([id, linksOfEntry.length]).toEqual([id, 1]);
      expect(linksOfEntry[0]?.[1]?.length).toBeGreaterThanOrEqual(title.length - 4);
    }
    expect(document.querySelector('[data-timeline="drawing"]')).not.toBeNull();
  });
});

describe('the page of an event', () => {
  it('shows both calendars, the certainty, the places, the episode and the neighbouring events', async () => {
    await showEntry('conquete-mecque');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prise de La Mecque');
    const dates = screen.getByRole('region', { name: 'La date et ce que l’on en sait' });
    for (const words of [
      '11 janvier 630',
      '20 ramadan 8',
      'conventionnelle',
      'date selon la tradition, généralement admise',
    ])
      expect(dates).toHaveTextContent(words);
    // `datetime` is proleptic Gregorian: 11 January in the Julian calendar is 14 January.
    expect(dates.querySelector('time')?.dateTime).toBe('0630-01-14');
    expect(screen.getByRole('link', { name: /^La Mecque/ }).getAttribute('href')).toMatch(
      /carte-interactive\/arabie\/la-mecque/,
    );
    const episodes = screen.getByRole('region', { name: 'Dans les épisodes' });
    expect(within(episodes).getByRole('link').getAttribute('href')).toMatch(
      /^\/episodes\/episode-10-.*\?t=[\d.]+$/,
    );
    const neighbours = screen.getByRole('navigation', { name: 'Avant et après' });
    expect(within(neighbours).getAllByRole('link')).toHaveLength(6);
  });

  it('links the people who take part, and writes no Julian date into `datetime`', async () => {
    await showEntry('uhud');
    expect(
      document.querySelectorAll('a[href^="/outils/arbre-genealogique/"]').length,
    ).toBeGreaterThan(0);
    const days = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(days).toContain('0625-03-26');
    expect(days).not.toContain('0625-03-23');
  });
});

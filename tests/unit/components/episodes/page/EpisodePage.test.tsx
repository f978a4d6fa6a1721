import { screen, within } from '@testing-library/react';
import { timeTranscript } from '@/lib/episodes/transcript/transcript';
import { readTranscript } from '@/lib/server/content/episodes/transcripts';
import { installWindow, openPage, revelation } from '@/tests/unit/components/episodes/setUp';
import { playbackOf } from '@/tests/unit/lib/player/setUp';

beforeEach(() => installWindow());

const chapterList = () => screen.getByRole('region', { name: 'Chapitres' });

describe('an episode’s page', () => {
  it('links names in the transcript to places on their map, and to people on the page', () => {
    openPage();
    const transcript = within(screen.getByRole('region', { name: 'Transcription' }));
    expect(transcript.getAllByRole('link', { name: 'La Mecque' })[0]).toHaveAttribute(
      'href',
      '/outils/carte-interactive/arabie/la-mecque',
    );
    const [khadija] = transcript.getAllByRole('link', { name: 'Khadîja' });
    const target = document.querySelector(khadija?.getAttribute('href') ?? 'nothing');
    expect(target).toHaveTextContent(/^Khadîja/);
  });

  it('has the whole title as its heading, and lists places, people, years, sources and neighbours', () => {
    openPage();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(revelation.title);
    const linksOf = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('link');
    expect(linksOf('Lieux')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Personnages' })).toHaveTextContent('Waraqa');
    expect(screen.getByRole('region', { name: 'Années racontées' })).toHaveTextContent(
      '610–613',
    );
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getAllByRole('listitem')).toHaveLength(revelation.sources.length);
    const neighbours = within(
      screen.getByRole('navigation', { name: 'Dans l’ordre de l’histoire' }),
    );
    expect(neighbours.getByRole('link', { name: /^Épisode précédent/ })).toHaveAttribute(
      'href',
      expect.stringContaining('episode-04'),
    );
    expect(neighbours.getByRole('link', { name: /^Épisode suivant/ })).toHaveAttribute(
      'href',
      expect.stringContaining('episode-06'),
    );
  });

  it('says that a synthetic voice reads the episode, with a link to the note on the voice', () => {
    openPage();
    const link = screen.getByRole('link', { name: 'voix de synthèse' });
    expect(link).toHaveAttribute('href', '/about#voix');
    expect(link.closest('p')).toHaveTextContent('Lu par une voix de synthèse');
  });

  it('links to the quiz on this episode', () => {
    openPage();
    const link = screen.getByRole('link', { name: 'Faire le quiz de l’épisode' });
    const query = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      mode: 'episode',
      valeur: revelation.shortTitle,
    });
  });
});

describe('the chapters of an episode’s page', () => {
  const starts = revelation.audioChapters.map(({ start }) => start);

  it('play from their start, from the list and from the text', async () => {
    const { user, player, audio, actAndFlush } = openPage();
    await user.click(within(chapterList()).getByRole('button', { name: /Khadîja et Waraqa/ }));
    expect(playbackOf(player).episode.id).toBe(revelation.slug);
    await actAndFlush(() => audio.metadata(315));
    expect(audio.element.currentTime).toBe(starts[1]);

    const [, , thirdButton] = screen.getAllByRole('button', { name: 'Écouter ce chapitre' });
    expect(thirdButton).toHaveAccessibleDescription('La pause et la reprise');
    if (thirdButton) await user.click(thirdButton);
    expect(audio.element.currentTime).toBe(starts[2]);
  });

  it('are marked while they play', async () => {
    const { playAt } = openPage();
    await playAt(60);
    const currentItems = chapterList().querySelectorAll('[aria-current]');
    expect([...currentItems].map(({ textContent }) => textContent)).toEqual([
      '0:56Khadîja et Waraqa',
    ]);
  });
});

describe('the page of an episode whose text differs from its audio', () => {
  const rewritten = {
    ...revelation,
    transcript: timeTranscript(
      [{ title: 'Un texte', paragraphs: [['Une phrase.', 'Une autre.']] }],
      readTranscript(revelation.slug),
      () => null,
    ),
    chapters: [{ title: 'Un texte', anchor: 'chapitre-1', start: null }],
  };

  it('shows the transcript without the buttons that play it', () => {
    openPage(rewritten);
    expect(screen.getByRole('article')).toHaveTextContent('Une phrase. Une autre.');
    expect(document.querySelector('[data-start]')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Faire défiler le texte' })).toBeNull();
    expect(within(chapterList()).getByRole('link', { name: 'Un texte' })).toHaveAttribute(
      'href',
      '#chapitre-1',
    );
  });

  it('renders an episode that has only a title', () => {
    openPage({
      ...revelation,
      slug: 'sans-rien',
      transcript: { chapters: [], end: null },
      chapters: [],
      audioChapters: [],
      places: [],
      people: [],
      sources: [],
      periods: [],
      description: 'Rien.',
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Lieux' })).toBeNull();
  });
});

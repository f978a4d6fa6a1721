import { act, fireEvent, screen, within } from '@testing-library/react';
import { timeTranscript } from '@/lib/episodes/transcript/transcript';
import { readTranscript } from '@/lib/server/content/episodes/transcripts';
import { giveWindow, openPage, revelation } from '@/tests/unit/components/episodes/setUp';
import { medine, published } from '@/tests/unit/lib/player/setUp';

beforeEach(() => giveWindow());

const listenButton = () =>
  screen.getByRole('button', { name: 'Écouter à partir de cette phrase' });

/** What a screen reader says of itself. */
const told = () => document.querySelector('[aria-live]');

const chapterList = () => screen.getByRole('region', { name: 'Chapitres' });

describe('an episode’s page', () => {
  it('has the whole title as its heading', () => {
    openPage();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(revelation.title);
  });

  it('leads from the words to the places on their map, and to the people on the page', () => {
    openPage();
    const text = within(screen.getByRole('region', { name: 'Transcription' }));
    expect(text.getAllByRole('link', { name: 'La Mecque' })[0]).toHaveAttribute(
      'href',
      '/outils/carte-interactive/arabie/la-mecque',
    );
    const [khadija] = text.getAllByRole('link', { name: 'Khadîja' });
    const target = document.querySelector(khadija?.getAttribute('href') ?? 'nothing');
    expect(target).toHaveTextContent(/^Khadîja/);
  });

  it('lists its places, its people, its years, its sources and its neighbours', () => {
    openPage();
    const linksOf = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('link');
    expect(linksOf('Lieux')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Personnages' })).toHaveTextContent('Waraqa');
    expect(screen.getByRole('region', { name: 'Années racontées' })).toHaveTextContent(
      '610–613',
    );
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getAllByRole('listitem')).toHaveLength(revelation.sources.length);
    const order = within(
      screen.getByRole('navigation', { name: 'Dans l’ordre de l’histoire' }),
    );
    expect(order.getByRole('link', { name: /^Épisode précédent/ })).toHaveAttribute(
      'href',
      expect.stringContaining('episode-04'),
    );
    expect(order.getByRole('link', { name: /^Épisode suivant/ })).toHaveAttribute(
      'href',
      expect.stringContaining('episode-06'),
    );
  });

  it('leads to the quiz with itself chosen', () => {
    openPage();
    const link = screen.getByRole('link', { name: 'Faire le quiz de l’épisode' });
    const query = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      mode: 'episode',
      valeur: revelation.shortTitle,
    });
  });
});

describe('its chapters', () => {
  const starts = revelation.audioChapters.map(({ start }) => start);

  it('play from their start, from the list and from the text', async () => {
    const { user, player, audio, happen } = openPage();
    await user.click(within(chapterList()).getByRole('button', { name: /Khadîja et Waraqa/ }));
    expect(published(player).episode.id).toBe(revelation.slug);
    await happen(() => audio.metadata(315));
    expect(audio.element.currentTime).toBe(starts[1]);

    const [, , third] = screen.getAllByRole('button', { name: 'Écouter ce chapitre' });
    expect(third).toHaveAccessibleDescription('La pause et la reprise');
    if (third) await user.click(third);
    expect(audio.element.currentTime).toBe(starts[2]);
  });

  it('are marked while they are heard', async () => {
    const { hear } = openPage();
    await hear(60);
    const current = chapterList().querySelectorAll('[aria-current]');
    expect([...current].map(({ textContent }) => textContent)).toEqual([
      '0:56Khadîja et Waraqa',
    ]);
  });
});

describe('its sentences', () => {
  it('play when they are clicked', async () => {
    const { user, audio, happen, sentence, heard } = openPage();
    await user.click(sentence(/^Le mot arabe/));
    await happen(() => {
      audio.metadata(315);
      audio.start();
    });
    expect(audio.element.currentTime).toBe(32.314);
    expect(heard()).toMatch(/^Le mot arabe/);
  });

  it('do not when a link in them is followed, or words of them are selected', async () => {
    const { user, player, sentence } = openPage();
    const one = sentence(/^Selon la tradition/);
    await user.click(within(one).getByRole('link'));
    expect(player.playback.get().status).toBe('empty');

    jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
    fireEvent.click(one);
    expect(player.playback.get().status).toBe('empty');
    jest.restoreAllMocks();
  });

  it('are marked one after the other as the sound goes on', async () => {
    const { hear, happen, audio, heard } = openPage();
    await hear(9);
    expect(heard()).toMatch(/^Au nord-est de La Mecque/);
    await happen(() => audio.tick(6));
    expect(heard()).toMatch(/^Près du sommet/);
    expect(document.querySelectorAll('span[data-start][aria-current]')).toHaveLength(1);
  });

  it('begin to be marked in the middle of a second, when they are heard', async () => {
    jest.useFakeTimers();
    const { hear, audio, heard } = openPage();
    await hear(14.2);
    expect(heard()).toMatch(/^Au nord-est/);
    // The sound goes on, and the element has not told of it yet.
    audio.tick(0.4);
    act(() => jest.advanceTimersByTime(360));
    expect(heard()).toMatch(/^Près du sommet/);
    jest.useRealTimers();
  });

  it('are not marked while another episode is heard', async () => {
    const { hear, listen, heard } = openPage();
    await hear(9);
    await listen(medine);
    expect(heard()).toBeNull();
  });

  it('have one button, which stands by the sentence heard', async () => {
    const { hear } = openPage();
    expect(listenButton()).toHaveAccessibleDescription(/^Une nuit sur le Jabal/);
    await hear(60);
    expect(listenButton()).toHaveAccessibleDescription(
      /^Redescendu en ville.*flèches.*Entrée/s,
    );
    expect(document.querySelector('span[data-start][tabindex]')).toBeNull();
  });

  it.each(['{Enter}', ' '])(
    'are reached with the arrows, told one by one, and played with %p',
    async (key) => {
      const { user, audio, player, sentence } = openPage();
      act(() => listenButton().focus());
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      expect(listenButton()).toHaveFocus();
      expect(sentence(/^Au nord-est/)).toHaveAttribute('data-chosen');
      expect(told()).toHaveTextContent(/^Au nord-est/);
      await user.keyboard(key);
      expect(published(player).episode.id).toBe(revelation.slug);
      audio.metadata(315);
      await act(() => audio.flush());
      expect(audio.element.currentTime).toBe(8.776);
    },
  );

  it('stay chosen while others are heard, until the button is left', async () => {
    const { user, hear, happen, audio } = openPage();
    act(() => listenButton().focus());
    await user.keyboard('{ArrowDown}');
    await hear(60);
    expect(listenButton()).toHaveAccessibleDescription(/^Au nord-est/);
    act(() => listenButton().blur());
    expect(document.querySelector('[data-chosen]')).toBeNull();
    expect(told()).toBeEmptyDOMElement();
    await happen(() => audio.tick(10));
    expect(listenButton()).not.toHaveAccessibleDescription(/^Au nord-est/);
  });
});

describe('the page of an episode whose text is not what is heard', () => {
  const rewritten = {
    ...revelation,
    transcript: timeTranscript(
      [{ title: 'Un texte', paragraphs: [['Une phrase.', 'Une autre.']] }],
      readTranscript(revelation.slug),
      () => null,
    ),
    chapters: [{ title: 'Un texte', anchor: 'chapitre-1', start: null }],
  };

  it('shows the words and leaves out what would play them', () => {
    openPage(rewritten);
    expect(screen.getByText('Une phrase. Une autre.')).toBeVisible();
    expect(document.querySelector('[data-start]')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Suivre la lecture' })).toBeNull();
    expect(within(chapterList()).getByRole('link', { name: 'Un texte' })).toHaveAttribute(
      'href',
      '#chapitre-1',
    );
  });

  it('holds with nothing but a title', () => {
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

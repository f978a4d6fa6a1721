import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PlayButton } from '@/components/player/PlayButton.client';
import { SitePlayer } from '@/app/player/SitePlayer.client';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';
import { badr } from '@/tests/unit/lib/player/setUp';

// Loads the bar's parts ahead, since a test's press must not wait for them.
beforeAll(() => import('@/app/player/barParts'));

/** jsdom plays no media: `play()` stays pending, as with a slow network. */
beforeEach(() => {
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'play').mockReturnValue(new Promise(() => {}));
  jest.spyOn(media, 'load').mockImplementation(() => {});
  jest.spyOn(media, 'pause').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const page = (
  <StrictMode>
    <PlayerProvider siteName="Chroniques de l’Islam">
      <PlayButton episode={badr} label="Ecouter maintenant" look="plain" />
      <SitePlayer platforms={[]} />
    </PlayerProvider>
  </StrictMode>
);

it('the player renders one audio element, which loads metadata only', () => {
  render(page);
  const audioElements = document.querySelectorAll('audio');
  expect(audioElements).toHaveLength(1);
  expect(audioElements[0]).toHaveAttribute('preload', 'metadata');
  expect(audioElements[0]).not.toHaveAttribute('src');
  expect(audioElements[0]).not.toHaveAttribute('crossorigin');
});

it('a play button under the player opens the bar and starts the audio element', async () => {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Ecouter maintenant' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
  expect(document.querySelector('audio')).toHaveAttribute('src', '/audio/badr.mp3');
  expect(await screen.findByRole('region', { name: 'Lecteur audio' })).toBeVisible();
});

it('the audio element stays the same when the page under the player changes', () => {
  const { rerender } = render(page);
  const elementBefore = document.querySelector('audio');
  rerender(
    <StrictMode>
      <PlayerProvider siteName="Chroniques de l’Islam">
        <p>Une autre page</p>
      </PlayerProvider>
    </StrictMode>,
  );
  expect(document.querySelector('audio')).toBe(elementBefore);
});

describe('the player with an episode that the last visit left open', () => {
  const stored = {
    id: 'badr',
    audio: '',
    title: badr.title,
    t: 192,
    at: 1,
    duration: 600,
  };

  beforeEach(() => {
    const record = {
      version: 1,
      positions: [stored],
      current: { ...badr, announcedDuration: 600 },
    };
    localStorage.setItem('lecteur', JSON.stringify(record));
  });

  it('hydrates the server’s HTML, then shows the bar, paused, without a source', async () => {
    const consoleError = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    expect(container).not.toHaveTextContent(badr.title);
    render(page, { container, hydrate: true });
    expect(screen.queryByRole('region', { name: 'Lecteur audio' })).not.toBeInTheDocument();
    expect(await screen.findByText('3:12')).toBeVisible();
    const bar = within(screen.getByRole('region', { name: 'Lecteur audio' }));
    expect(bar.getByText('10:00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lecture' })).toBeVisible();
    expect(document.querySelector('audio')).not.toHaveAttribute('src');
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('reads the stored position again on a page from the back-forward cache', async () => {
    render(page);
    expect(await screen.findByRole('slider', { name: 'Progression' })).toHaveValue('192');
    const record = localStorage.getItem('lecteur') ?? '';
    localStorage.setItem('lecteur', record.replace('"t":192', '"t":300'));
    for (const [persisted, second] of [
      [false, '192'],
      [true, '300'],
    ] as const) {
      const event = new PageTransitionEvent('pageshow', { persisted });
      act(() => void window.dispatchEvent(event));
      expect(screen.getByRole('slider', { name: 'Progression' })).toHaveValue(second);
    }
  });
});

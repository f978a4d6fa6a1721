import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { PlayButton } from '@/components/player/PlayButton.client';
import { PlayerBar } from '@/components/player/PlayerBar.client';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';
import { badr } from '@/tests/player/setUp';

/** jsdom plays nothing: the browser is taken to accept the start and to be slow with the sound. */
beforeEach(() => {
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'play').mockReturnValue(new Promise(() => {}));
  jest.spyOn(media, 'load').mockImplementation(() => {});
  jest.spyOn(media, 'pause').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

const page = (
  <StrictMode>
    <PlayerProvider siteName="Chroniques de l’Islam">
      <PlayButton episode={badr} label="Ecouter maintenant" look="plain" />
      <PlayerBar platforms={[]} />
    </PlayerProvider>
  </StrictMode>
);

it('there is one audio element, which asks for metadata only', () => {
  render(page);
  const found = document.querySelectorAll('audio');
  expect(found).toHaveLength(1);
  expect(found[0]).toHaveAttribute('preload', 'metadata');
  expect(found[0]).not.toHaveAttribute('src');
  expect(found[0]).not.toHaveAttribute('crossorigin');
});

it('a play button anywhere under it opens the bar and starts that element', async () => {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Ecouter maintenant' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
  expect(document.querySelector('audio')).toHaveAttribute('src', '/audio/badr.mp3');
  expect(screen.getByRole('region', { name: 'Lecteur audio' })).toBeVisible();
});

it('the element stays the same when the page under it changes', () => {
  const { rerender } = render(page);
  const before = document.querySelector('audio');
  rerender(
    <StrictMode>
      <PlayerProvider siteName="Chroniques de l’Islam">
        <p>Une autre page</p>
      </PlayerProvider>
    </StrictMode>,
  );
  expect(document.querySelector('audio')).toBe(before);
});

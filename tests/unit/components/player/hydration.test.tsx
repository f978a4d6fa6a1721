import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PlayButton } from '@/components/player/PlayButton.client';
import { SitePlayer } from '@/app/player/SitePlayer.client';
import { PlayerContext } from '@/components/player/PlayerContext.client';
import { QueueButton } from '@/components/player/QueueButton.client';
import { SeekBar } from '@/components/player/bar/SeekBar.client';
import type { Player } from '@/lib/player/core/player';
import { badr, medine, setUpPlayer } from '@/tests/unit/lib/player/setUp';

// Loads the bar's parts ahead, since a test's press must not wait for them.
beforeAll(() => import('@/app/player/barParts'));

const playerPage = (player: Player) => (
  <PlayerContext value={player}>
    <PlayButton episode={badr} label="Ecouter Badr" look="plain" resumes />
    <QueueButton episode={badr} />
    <SeekBar />
    <SitePlayer platforms={[]} />
  </PlayerContext>
);

it('components that hydrate after the player has restored its state match the server’s HTML', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(playerPage(setUpPlayer().player));
  const { player, audio } = setUpPlayer();
  player.play(badr);
  audio.metadata(600);
  audio.start();
  await audio.flush();
  audio.tick(192);
  await audio.flush();
  player.play(medine, { at: 30 });
  player.queue.set([badr]);

  render(playerPage(player), { container, hydrate: true });
  expect(consoleError).not.toHaveBeenCalled();
  expect(await screen.findByRole('region', { name: 'Lecteur audio' })).toHaveTextContent(
    'Médine',
  );
  expect(screen.getByRole('button', { name: 'Reprendre à 3:12' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retirer de la file' })).toBeVisible();
  consoleError.mockRestore();
});

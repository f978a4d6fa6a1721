import { screen } from '@testing-library/react';
import { QueueButton } from '@/components/player/QueueButton.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

describe('the queue’s button', () => {
  it('adds an episode to the queue, before any playback, and removes it', async () => {
    const { press, player } = renderWithPlayer(<QueueButton episode={medine} />);
    await press('Ajouter à la file');
    expect(player.queue.get()).toEqual([medine]);
    await press('Retirer de la file');
    expect(player.queue.get()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Ajouter à la file' })).toBeEnabled();
  });

  it('is described by the title of its episode', () => {
    renderWithPlayer(
      <>
        <h2 id="titre">Médine</h2>
        <QueueButton episode={medine} describedBy="titre" />
      </>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Médine');
  });

  it('is disabled while its episode plays', async () => {
    const { listen, player } = renderWithPlayer(<QueueButton episode={badr} />);
    await listen(badr);
    expect(screen.getByRole('button')).toBeDisabled();
    await listen(medine);
    expect(screen.getByRole('button')).toBeEnabled();
    expect(player.queue.get()).toEqual([]);
  });
});

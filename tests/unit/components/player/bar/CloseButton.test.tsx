import { screen } from '@testing-library/react';
import { CloseButton } from '@/components/player/bar/CloseButton.client';
import { PlayButton } from '@/components/player/PlayButton.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr, medine } from '@/tests/unit/lib/player/setUp';

const closeButton = () => screen.getByRole('button', { name: 'Fermer le lecteur' });

it('closing the player gives the focus back to the button of its episode', async () => {
  const { listen, user, player } = renderWithPlayer(
    <>
      <PlayButton episode={badr} label="Ecouter Badr" look="plain" />
      <PlayButton episode={medine} label="Ecouter Médine" look="plain" />
      <CloseButton />
    </>,
  );
  await listen(medine);
  await user.click(closeButton());
  expect(player.playback.get()).toEqual({ status: 'empty' });
  expect(screen.getByRole('button', { name: 'Ecouter Médine' })).toHaveFocus();
});

it('closing the player on a page without that episode gives the focus to the page', async () => {
  const { listen, user } = renderWithPlayer(
    <>
      <main id="contenu" tabIndex={-1} />
      <CloseButton />
    </>,
  );
  await listen(medine);
  await user.click(closeButton());
  expect(screen.getByRole('main')).toHaveFocus();
});

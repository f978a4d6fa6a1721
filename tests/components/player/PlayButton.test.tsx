import { screen } from '@testing-library/react';
import { PlayButton } from '@/components/player/PlayButton.client';
import { renderWithPlayer } from '@/tests/components/withPlayer';
import { badr, medine, published } from '@/tests/player/setUp';

const buttons = (
  <>
    <PlayButton episode={badr} label="Ecouter Badr" look="plain" />
    <PlayButton episode={medine} label="Ecouter Médine" look="plain" />
  </>
);

const button = (name: string) => screen.getByRole('button', { name });

it('a play button plays its episode within the click', async () => {
  const { user, audio, player } = renderWithPlayer(buttons);
  await user.click(button('Ecouter Médine'));
  expect(audio.plays).toBe(1);
  expect(published(player).episode).toBe(medine);
});

it('a double click plays, and does not pause', async () => {
  const { user, audio, happen, player } = renderWithPlayer(buttons);
  await user.dblClick(button('Ecouter Badr'));
  await happen(() => {
    audio.metadata(600);
    audio.start();
  });
  expect(published(player)).toMatchObject({ episode: badr, status: 'playing' });
});

it('only the button of the episode that sounds says so, and keeps its name', async () => {
  const { listen, happen, player } = renderWithPlayer(buttons);
  await listen();
  expect(button('Ecouter Badr')).toHaveAttribute('data-sounding', 'true');
  expect(button('Ecouter Médine')).toHaveAttribute('data-sounding', 'false');
  await happen(() => player.toggle());
  expect(button('Ecouter Badr')).toHaveAttribute('data-sounding', 'false');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EpisodeEmbed } from '@/components/episodes/page/EpisodeEmbed';

const CODE = '<iframe src="https://chroniques.example/embed/badr"></iframe>';

it('the code of an episode’s player is shown on demand, is read-only, and can be copied', async () => {
  const user = userEvent.setup();
  render(<EpisodeEmbed code={CODE} />);
  await user.click(screen.getByText('Intégrer cet épisode'));
  const codeField = screen.getByRole('textbox', { name: 'Code à coller dans votre page' });
  expect(codeField).toHaveValue(CODE);
  await user.type(codeField, 'autre chose');
  expect(codeField).toHaveValue(CODE);
  await user.click(screen.getByRole('button', { name: 'Copier le code' }));
  expect(await navigator.clipboard.readText()).toBe(CODE);
  expect(screen.getByRole('button', { name: 'Code copié' })).toBeVisible();
});

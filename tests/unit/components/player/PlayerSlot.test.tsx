import { screen } from '@testing-library/react';
import { SitePlayer } from '@/app/player/SitePlayer.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr } from '@/tests/unit/lib/player/setUp';

jest.mock('@/app/player/barParts', () => {
  throw new Error('404');
});

describe('a player whose bar fails to load', () => {
  it('shows the title of the playing episode and a button that pauses', async () => {
    const { listen, press } = renderWithPlayer(<SitePlayer platforms={[]} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await listen();
    expect(await screen.findByRole('region', { name: 'Lecteur audio' })).toHaveTextContent(
      badr.title,
    );
    await screen.findByRole('button', { name: 'Pause' });
    await press('Pause');
    expect(screen.getByRole('button', { name: 'Lecture' })).toBeVisible();
  });
});

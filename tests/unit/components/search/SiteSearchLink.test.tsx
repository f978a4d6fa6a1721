import { render, screen } from '@testing-library/react';
import { NoTools } from '@/components/tools/NoTools';
import { NoEpisodes } from '@/components/episodes/list/NoEpisodes';

const link = () => screen.queryByRole('link', { name: 'Chercher sur tout le site' });

describe('a search of one tool that finds nothing', () => {
  it('links to the search of the whole site for the same words', () => {
    render(<NoTools search="l’Hégire ?" onClear={() => undefined} />);
    expect(link()).toHaveAttribute('href', `/recherche?q=${encodeURIComponent('l’Hégire ?')}`);
  });

  it('has no such link without a search', () => {
    render(<NoEpisodes search="" />);
    expect(link()).toBeNull();
  });
});

import { render, screen, within } from '@testing-library/react';
import { TreeLegend } from '@/components/genealogy/drawing/TreeLegend';

const words = (clans?: Readonly<Record<string, string>>): readonly string[] => {
  render(<TreeLegend {...(clans && { clans })} />);
  return within(screen.getByRole('list', { name: 'Légende' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
};

it('the legend names the clan of each colour on the cards, two clans of one colour together', () => {
  const clans = {
    hashim: 'Banû Hâshim',
    asad: 'Banû Asad',
    zuhra: 'Banû Zuhra',
    adi: 'Banû Adî',
  };
  expect(words(clans).slice(-3)).toEqual([
    'Banû Hâshim',
    'Banû Asad, Banû Zuhra',
    'autre clan',
  ]);
});

it('the legend names no colour without a clan in the content', () => {
  expect(words()).not.toContain('autre clan');
});

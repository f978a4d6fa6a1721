import { render, screen, within } from '@testing-library/react';
import { TreeLegend } from '@/components/genealogy/drawing/TreeLegend';

const legendItems = (clans?: Readonly<Record<string, string>>): readonly string[] => {
  render(<TreeLegend {...(clans && { clans })} />);
  return within(screen.getByRole('list', { name: 'Légende' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
};

it('the legend of the tree names the clan of each colour, two clans of one colour together', () => {
  const clans = {
    hashim: 'Banû Hâshim',
    asad: 'Banû Asad',
    zuhra: 'Banû Zuhra',
    adi: 'Banû Adî',
  };
  expect(legendItems(clans).slice(-3)).toEqual([
    'Banû Hâshim',
    'Banû Asad, Banû Zuhra',
    'autre clan',
  ]);
});

it('the legend of the tree names no colour without clans in the content', () => {
  expect(legendItems()).not.toContain('autre clan');
});

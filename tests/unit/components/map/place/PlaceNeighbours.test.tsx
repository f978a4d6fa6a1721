import { render, screen, within } from '@testing-library/react';
import { PlaceNeighbours } from '@/components/map/place/PlaceNeighbours.client';
import {
  MapScreenContext,
  type MapScreenValue,
} from '@/components/map/screen/MapScreenContext.client';

const SCREEN: MapScreenValue = {
  mapId: 'arabie',
  places: [],
  search: '?q=u',
  open: () => undefined,
  close: () => undefined,
  clearFilters: () => undefined,
  closeList: () => undefined,
};
const badr = { id: 'badr', name: 'Badr', year: 624 };

describe('the panel of a battle', () => {
  it('links to the previous battle, with the filters', () => {
    render(
      <MapScreenContext value={SCREEN}>
        <PlaceNeighbours before={badr} after={null} />
      </MapScreenContext>,
    );
    const navigation = screen.getByRole('navigation', { name: 'Bataille avant et après' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/outils/carte-interactive/arabie/badr?q=u',
    ]);
    expect(within(navigation).getByText('Juste avant')).toBeVisible();
    expect(within(navigation).queryByText('Juste après')).not.toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import { address } from '../screen/setUpScreen';
import { MapHead } from '@/components/map/head/MapHead';
import { arabia } from '@/tests/unit/components/map/setUp';

const headElement = (title = 'L’Arabie au temps du Prophète') => (
  <MapHead
    breadcrumbs={<p>Accueil</p>}
    title={title}
    description="De 609 à 630."
    places={arabia.places}
    periods={5}
  />
);
const headingText = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the head of a map’s page', () => {
  it('has the open place as its title, and the map’s title otherwise', () => {
    address.segment = 'badr';
    const { rerender } = render(headElement());
    expect(headingText()).toBe('Badr');
    address.segment = null;
    rerender(headElement());
    expect(headingText()).toBe('L’Arabie au temps du Prophète');
    address.segment = 'khaybar';
    rerender(headElement());
    expect(headingText()).toBe('Khaybar');
  });

  it('keeps the map’s description and counters with a place open', () => {
    address.segment = 'badr';
    render(headElement());
    expect(screen.getByText('De 609 à 630.')).toBeInTheDocument();
    for (const counter of ['10', '5', '1300+']) expect(screen.getByText(counter)).toBeVisible();
  });

  it('has a generic title where the map’s title is empty', () => {
    render(headElement(''));
    expect(headingText()).toBe('Carte historique interactive');
  });
});

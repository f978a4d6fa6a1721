import { render, screen } from '@testing-library/react';
import { address } from '../screen/setUpScreen';
import { MapHero } from '@/components/map/head/MapHero';
import { arabia } from '@/tests/unit/components/map/setUp';

const head = (title = 'L’Arabie au temps du Prophète') => (
  <MapHero
    breadcrumbs={<p>Accueil</p>}
    title={title}
    description="De 609 à 630."
    places={arabia.places}
    periods={5}
  />
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the head of a map’s page', () => {
  it('is titled by its place while that is open, and by the map otherwise', () => {
    address.segment = 'badr';
    const { rerender } = render(head());
    expect(title()).toBe('Badr');
    address.segment = null;
    rerender(head());
    expect(title()).toBe('L’Arabie au temps du Prophète');
    address.segment = 'khaybar';
    rerender(head());
    expect(title()).toBe('Khaybar');
  });

  it('keeps the map’s description and counters with a place open', () => {
    address.segment = 'badr';
    render(head());
    expect(screen.getByText('De 609 à 630.')).toBeInTheDocument();
    for (const figure of ['10', '5', '1300+']) expect(screen.getByText(figure)).toBeVisible();
  });

  it('has a title where the map fails to load', () => {
    render(head(''));
    expect(title()).toBe('Carte historique interactive');
  });
});

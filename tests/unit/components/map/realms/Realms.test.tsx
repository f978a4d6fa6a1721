import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Realms } from '@/components/map/realms/Realms.client';

const realm = (id: string, from: number, to: number, tint = 'premier') => ({
  ...{ id, from, to, tint, name: `Royaume ${id}`, drawnFor: to, note: `Note ${id}` },
  land: 'M0 0l9 0 0 9z',
  edge: 'M0 0l9 0',
});
const DRAWING = {
  scale: 2,
  realms: [realm('un', 900, 910), realm('deux', 911, 920), realm('autre', 911, 920, 'second')],
  routes: [
    {
      id: 'va',
      name: 'Une expédition',
      from: 912,
      to: 912,
      note: 'Un trajet.',
      line: 'M0 0l9 9',
    },
  ],
};

function Stage({ year }: { readonly year: number }) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div data-extents />
      <section aria-label="Carte">
        <div ref={layer} />
        <Realms
          address="/maps/essai/realms.json"
          year={year}
          layer={layer}
          width={10}
          height={8}
        />
      </section>
    </div>
  );
}

const shownIds = () =>
  [...document.querySelectorAll('[data-realm][data-shown="true"]')].map((element) =>
    element.getAttribute('data-realm'),
  );

const respond = async () => ({ json: async () => DRAWING }) as Response;

beforeEach(() => {
  window.fetch = jest.fn(respond);
});

it('the map shows the realms of a year, two in a civil war, and fetches their drawing once', async () => {
  const { rerender } = render(<Stage year={905} />);
  await waitFor(() => expect(shownIds()).toEqual(['un']));
  expect(screen.getByText('Royaume un, vers 910')).toBeVisible();
  rerender(<Stage year={912} />);
  expect(shownIds()).toEqual(['deux', 'autre']);
  expect(screen.getByText(/Contours conventionnels/)).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('the names of the realms stand beside the map, where no marker is covered', async () => {
  render(<Stage year={912} />);
  const caption = await screen.findByRole('complementary', { name: 'Étendues' });
  expect(screen.getByRole('region', { name: 'Carte' })).not.toContainElement(caption);
  expect(caption).toHaveTextContent('Royaume deux, vers 920');
});

it('the map shows the routes of a year only on demand', async () => {
  render(<Stage year={912} />);
  const check = await screen.findByRole('checkbox', { name: 'Trajets d’armées de l’année' });
  expect(screen.queryByText('Une expédition')).not.toBeInTheDocument();
  await userEvent.click(check);
  expect(screen.getByText('Une expédition')).toBeVisible();
});

it('the map is unchanged where the drawing of the realms fails to load', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('réseau'));
  render(<Stage year={905} />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

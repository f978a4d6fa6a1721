import { render, screen, within } from '@testing-library/react';
import { PlaceFacts } from '@/components/map/place/PlaceFacts';
import type { LinkedEvent } from '@/lib/map/places/linkedEvent';

const EVENT: LinkedEvent = {
  dates: '17 juin 656 · 18 dhû l-hijja 35 de l’Hégire',
  grade: 'selon la tradition',
  text: 'Le calife est tué.',
  links: [
    { href: '/outils/frise/mort-uthman', label: 'Mort d’Uthmân' },
    { href: '/outils/arbre-genealogique/uthman', label: 'Uthmân' },
  ],
};

it('the panel of a place shows each fact, with both calendars, its grade and its links where it is dated', () => {
  render(
    <PlaceFacts
      facts={['La ville est ancienne.', EVENT.text]}
      events={new Map([[EVENT.text, EVENT]])}
    />,
  );
  const [plain, dated] = screen.getAllByRole('listitem');
  if (!plain || !dated) throw new Error('Two facts are expected.');
  expect(plain).toHaveTextContent('La ville est ancienne.');
  expect(within(plain).queryByRole('link')).toBeNull();
  for (const words of [EVENT.dates, EVENT.grade, EVENT.text])
    expect(within(dated).getByText(words)).toBeVisible();
  expect(
    within(dated)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(EVENT.links.map(({ href }) => href));
});

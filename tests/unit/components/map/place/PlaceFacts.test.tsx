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

it('the panel of a place shows each fact, and the dates, grade and links of a dated fact', () => {
  render(
    <PlaceFacts
      facts={['La ville est ancienne.', EVENT.text]}
      events={new Map([[EVENT.text, EVENT]])}
    />,
  );
  const [plainItem, datedItem] = screen.getAllByRole('listitem');
  if (!plainItem || !datedItem) throw new Error('Two facts are expected.');
  expect(plainItem).toHaveTextContent('La ville est ancienne.');
  expect(within(plainItem).queryByRole('link')).toBeNull();
  for (const words of [EVENT.dates, EVENT.grade, EVENT.text])
    expect(within(datedItem).getByText(words)).toBeVisible();
  expect(
    within(datedItem)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(EVENT.links.map(({ href }) => href));
});

import { render, screen, within } from '@testing-library/react';
import { SubscribeLinks } from '@/components/site/SubscribeLinks';

it('the links to podcast apps stand in a named navigation, with the RSS feed last', () => {
  const link = { app: 'antennapod', name: 'AntennaPod', href: 'https://a.example/' } as const;
  render(<SubscribeLinks links={[link]} />);
  const list = within(screen.getByRole('navigation', { name: 'S’abonner au podcast' }));
  expect(
    list
      .getAllByRole('link')
      .map((anchor) => [anchor.textContent, anchor.getAttribute('href')]),
  ).toEqual([
    ['AntennaPod (nouvel onglet)', 'https://a.example/'],
    ['Flux RSS (nouvel onglet)', '/feed.xml'],
  ]);
});

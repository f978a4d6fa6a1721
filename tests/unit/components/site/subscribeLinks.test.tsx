import { render, screen, within } from '@testing-library/react';
import { SubscribeLinks } from '@/components/site/SubscribeLinks';

it('the links to apps stand in a named navigation, the feed last for all others', () => {
  const link = { app: 'antennapod', name: 'AntennaPod', href: 'https://a.example/' } as const;
  render(<SubscribeLinks links={[link]} />);
  const list = within(screen.getByRole('navigation', { name: 'S’abonner au podcast' }));
  expect(
    list.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]),
  ).toEqual([
    ['AntennaPod (nouvel onglet)', 'https://a.example/'],
    ['Flux RSS (nouvel onglet)', '/feed.xml'],
  ]);
});

import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/site/footer/Footer';
import { loadSite } from '@/lib/server/content/site';
import type { Site } from '@/lib/site/site';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ prefetch: () => {} }),
}));

const site = loadSite();

function renderFooter(changes: Partial<Site> = {}) {
  render(<Footer site={{ ...site, ...changes }} />);
  return within(screen.getByRole('contentinfo'));
}

afterEach(() => jest.useRealTimers());

describe('the footer', () => {
  it.each([
    ['Accueil', '/'],
    ['Episodes', '/episodes'],
    ['Chronicles', /^\//],
    ['A propos', '/about'],
    ['Outils interactifs', '/outils'],
    ['Boutique', '/shop'],
    ['Cartes interactives', '/outils/carte-interactive'],
    ['Documents', '/outils/documents'],
    ['Révision', '/outils/revision'],
    ['Mon carnet', '/carnet'],
    ['Parcours', '/parcours'],
    ['Pour la classe', '/pour-la-classe'],
    ['Données', '/donnees'],
    ['Frises chronologiques', /^\//],
    ['Arbres généalogiques', /^\//],
    ['Reconstitutions 3D', '/outils/reconstitutions'],
    [site.email, `mailto:${site.email}`],
  ])('has the link %s', (name, href) => {
    const link = renderFooter().getByRole('link', { name });
    expect(link).toHaveAttribute('href', expect.stringMatching(href));
  });

  it.each(['Spotify', 'Apple Podcasts', 'Deezer', 'Flux RSS'])(
    'opens %s in a new tab, and announces it',
    (name) => {
      const link = renderFooter().getByRole('link', { name: `${name} (nouvel onglet)` });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    },
  );

  it.each(['Facebook', 'Twitter/X', 'Instagram', 'YouTube'])(
    'has a disabled placeholder for %s, without an address',
    (name) => {
      const link = renderFooter().getByRole('link', { name });
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).not.toHaveAttribute('href');
    },
  );

  it('links to a social account with an address, in a new tab', () => {
    const footer = renderFooter({
      socials: [{ kind: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@c' }],
    });
    const link = footer.getByRole('link', { name: 'YouTube (nouvel onglet)' });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/@c');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('describes the podcast, and the permission for classes', () => {
    const footer = renderFooter({ classPermission: 'Photocopie permise.' });
    expect(footer.getByText(/Photocopie permise\./)).toBeVisible();
    expect(footer.getByText(site.footer.description)).toBeVisible();
  });

  it.each([2025, 2031])('shows the year by the reader’s clock: %p', (year) => {
    jest.useFakeTimers({ now: new Date(year, 5, 15) });
    const copyright = renderFooter().getByText('©').parentElement;
    expect(copyright).toHaveTextContent(`© ${year} Chroniques de l’Islam`);
  });
});

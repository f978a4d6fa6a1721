import type { Route } from 'next';

interface FooterLink {
  readonly label: string;
  readonly href: Route;
}

export const FOOTER_LINKS: readonly FooterLink[] = [
  { label: 'Accueil', href: '/' },
  { label: 'Episodes', href: '/episodes' },
  { label: 'Chronicles', href: '/#episodes' },
  { label: 'A propos', href: '/about' },
  { label: 'Outils interactifs', href: '/outils' },
  { label: 'Boutique', href: '/shop' },
];

/** Each leads to the catalogue, which says what can be used today. */
export const TOOL_LINKS: readonly FooterLink[] = [
  { label: 'Cartes interactives', href: '/outils' },
  { label: 'Frises chronologiques', href: '/outils' },
  { label: 'Arbres généalogiques', href: '/outils' },
  { label: 'Reconstitutions 3D', href: '/outils' },
];

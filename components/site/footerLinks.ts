import type { Route } from 'next';
import { mapPath } from '@/lib/map/address';

interface FooterLink {
  readonly label: string;
  readonly href: Route | ReturnType<typeof mapPath>;
}

export const FOOTER_LINKS: readonly FooterLink[] = [
  { label: 'Accueil', href: '/' },
  { label: 'Episodes', href: '/episodes' },
  { label: 'Chronicles', href: '/#episodes' },
  { label: 'A propos', href: '/about' },
  { label: 'Outils interactifs', href: '/outils' },
  { label: 'Boutique', href: '/shop' },
];

/** What cannot be used yet leads to the catalogue, which says so. */
export const TOOL_LINKS: readonly FooterLink[] = [
  { label: 'Cartes interactives', href: mapPath('arabie') },
  { label: 'Frises chronologiques', href: '/outils' },
  { label: 'Arbres généalogiques', href: '/outils' },
  { label: 'Reconstitutions 3D', href: '/outils' },
];

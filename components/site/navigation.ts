import type { Route } from 'next';

interface NavigationEntry {
  readonly label: string;
  readonly href: Route;
}

/** The entries of the main navigation, in order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: 'Accueil', href: '/' },
  { label: 'Episodes', href: '/episodes' },
  { label: 'Quizz', href: '/outils/quizz' },
  { label: 'Outils', href: '/outils' },
  { label: 'A propos', href: '/about' },
  { label: 'Contact', href: '/contact' },
];

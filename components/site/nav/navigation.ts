import { PAGES, type PageId } from '@/lib/site/pages';

interface NavigationEntry {
  readonly label: string;
  readonly href: (typeof PAGES)[PageId]['path'];
}

export const NAVIGATION: readonly NavigationEntry[] = Object.values(PAGES)
  .filter(({ isInNavigation }) => isInNavigation)
  .map(({ name, path }) => ({ label: name, href: path }));

import { NOT_IN_NAV, PRIVATE_PAGE, type SitePage } from '@/lib/site/sitePage';

/** Pages about data on the visitor's device, in link order. */
export const DEVICE_PAGES = {
  review: {
    path: '/outils/revision',
    name: 'Révision',
    title: 'Révision espacée des épisodes',
    description:
      'Ce que vous avez manqué au quiz et ce que vous avez écouté revient au moment où vous alliez l’oublier, en cinq minutes, sans compte ni envoi.',
    parent: 'tools',
    ...NOT_IN_NAV,
  },
  notebook: {
    path: '/carnet',
    name: 'Mon carnet',
    title: 'Mon carnet',
    description:
      'Marquez un moment d’un épisode, une phrase, un document ou un lieu, ajoutez votre note\u00a0: tout se retrouve ici, sur votre appareil, sans compte ni envoi.',
    parent: 'tools',
    ...NOT_IN_NAV,
  },
  offline: {
    path: '/hors-ligne',
    name: 'Hors ligne',
    title: 'Hors ligne',
    description:
      'Les épisodes que vous avez emportés sur cet appareil, à écouter et à lire sans réseau.',
    parent: 'home',
    ...PRIVATE_PAGE,
  },
} as const satisfies Readonly<Record<string, SitePage>>;

import type { MetadataRoute } from 'next';
import { mapPath } from '@/lib/map/address';
import { loadSite } from '@/lib/server/site';

const NIGHT = '#0c1f2b';

/** What a telephone is told when the site is put on its home screen (W3C Web Application Manifest). */
export default function manifest(): MetadataRoute.Manifest {
  const { name, description } = loadSite();
  return {
    id: '/',
    name,
    short_name: 'Chroniques',
    description,
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ['podcasts', 'education', 'history'],
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: [
      shortcut('Tous les épisodes', '/episodes'),
      shortcut('La carte de l’Arabie', mapPath('arabie')),
      shortcut('Le quiz', '/outils/quizz'),
    ],
  };
}

const icon = (drawing: 'icon' | 'maskable', side: number) =>
  ({
    src: `/icons/${drawing}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: drawing === 'icon' ? 'any' : 'maskable',
  }) as const;

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192)] });

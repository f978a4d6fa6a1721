import type { MetadataRoute } from 'next';
import { mapPath } from '@/lib/map/address';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { PAGES } from '@/lib/site/pages';
import { OFFLINE_PATH } from '@/lib/offline/names';
import { isOfflineOff } from '@/lib/server/environment';
import { loadSite } from '@/lib/server/content/site';

const NIGHT_COLOR = '#0c1f2b';

/** Builds the W3C Web Application Manifest, which browsers read when the site is installed. */
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
    background_color: NIGHT_COLOR,
    theme_color: NIGHT_COLOR,
    categories: ['podcasts', 'education', 'history'],
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
    screenshots: [
      screenshot('accueil-etroit', 'narrow', '780x1688'),
      screenshot('accueil-large', 'wide', '1280x800'),
    ],
    shortcuts: [
      shortcut('Tous les épisodes', PAGES.episodes.path),
      ...mapIds()
        .slice(0, 1)
        .map((id) => shortcut(loadMap(id).record.title, mapPath(id))),
      shortcut('Le quiz', PAGES.quiz.path),
      ...(isOfflineOff() ? [] : [shortcut('Mes épisodes emportés', OFFLINE_PATH)]),
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

/** Describes a screenshot of the home page, which browsers show in the installation prompt. */
const screenshot = (name: string, form_factor: 'narrow' | 'wide', sizes: string) =>
  ({
    src: `/icons/ecrans/${name}.webp`,
    sizes,
    type: 'image/webp',
    form_factor,
    label: 'L’accueil du site',
  }) as const;

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192)] });

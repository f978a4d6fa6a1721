import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

export interface Route {
  readonly name: string;
  readonly path: string;
}

const newestEpisode = (): string =>
  basename(readdirSync('content/episodes').sort().at(-1) ?? '', '.json');

/** One page of each kind, and the map, which is the heaviest. */
export const ROUTES: readonly Route[] = [
  { name: 'accueil', path: '/' },
  { name: 'episodes', path: '/episodes' },
  { name: 'episode', path: `/episodes/${newestEpisode()}` },
  { name: 'outils', path: '/outils' },
  { name: 'quizz', path: '/outils/quizz' },
  { name: 'a-propos', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'carte', path: '/outils/carte-interactive/arabie' },
];

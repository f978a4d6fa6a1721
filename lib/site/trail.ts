import type { PagePath } from '@/lib/site/pagePath';

/** A page on the way from the home page to the one that is read; `name` is what people read. */
export interface Crumb {
  readonly name: string;
  readonly path: PagePath;
}

const HOME: Crumb = { name: 'Accueil', path: '/' };
const EPISODES: Crumb = { name: 'Episodes', path: '/episodes' };
const TOOLS: Crumb = { name: 'Outils', path: '/outils' };

export const trailToEpisodes: readonly Crumb[] = [HOME, EPISODES];
export const trailToTools: readonly Crumb[] = [HOME, TOOLS];

/** The way to a page just below the home page. */
export const trailTo = (page: Crumb): readonly Crumb[] => [HOME, page];

export const trailToEpisode = (episode: Crumb): readonly Crumb[] => [
  ...trailToEpisodes,
  episode,
];

/** The way to a tool, or to what is open in it. */
export const trailToTool = (...pages: readonly Crumb[]): readonly Crumb[] => [
  ...trailToTools,
  ...pages,
];

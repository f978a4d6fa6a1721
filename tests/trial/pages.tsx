import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import HomePage from '@/app/page';
import ContactPage from '@/app/contact/page';
import EpisodesPage from '@/app/episodes/page';
import EpisodePage, { generateStaticParams as episodeParams } from '@/app/episodes/[slug]/page';
import MapLayout from '@/app/outils/carte-interactive/[id]/layout';
import PlacePage from '@/app/outils/carte-interactive/[id]/[lieu]/page';
import PathsPage from '@/app/parcours/page';
import LearningPathPage from '@/app/parcours/[id]/page';
import QuizPage from '@/app/outils/quizz/page';
import { GET as quizJson } from '@/app/quizz/quizz.json/route';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';

const renderPage = (page: ReactNode): string =>
  renderToStaticMarkup(<PlayerProvider siteName="Essai">{page}</PlayerProvider>);

/** Pages as the server renders them, from the content in the working directory. */
export const pages = {
  home: () => renderPage(<HomePage />),
  contact: () => renderPage(<ContactPage />),
  quiz: () => renderPage(<QuizPage />),
  paths: () => renderPage(<PathsPage />),
  path: async (id: string) =>
    renderPage(await LearningPathPage({ params: Promise.resolve({ id }) })),
  questions: () => quizJson().text(),
  list: async () => renderPage(await EpisodesPage({ searchParams: Promise.resolve({}) })),
  episode: async (slug: string) =>
    renderPage(await EpisodePage({ params: Promise.resolve({ slug }) })),
  /** Returns the slugs of the episodes with a page. */
  episodes: (): readonly string[] => episodeParams().map(({ slug }) => slug),
  place: async (id: string, lieu: string) => {
    const page = await PlacePage({ params: Promise.resolve({ id, lieu }) });
    return renderPage(await MapLayout({ params: Promise.resolve({ id }), children: page }));
  },
};

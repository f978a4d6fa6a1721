import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { Article } from '@/lib/site/article/article';
import { neededArticles, type ArticleLink } from '@/lib/site/article/presupposed';
import { PAGES } from '@/lib/site/pages';

/** Loads a background article by its id in `PAGES`. */
export const loadArticle = (id: 'beliefs' | 'branches'): Article => loadContent()[id];

/** Lists the links to all background articles. */
export const loadArticleLinks = (): readonly ArticleLink[] =>
  (['beliefs', 'branches'] as const).map((id) => {
    const { title, words } = loadArticle(id);
    return { title, words, path: PAGES[id].path };
  });

/** Lists the links to the background articles that the texts of a page need. */
export const articlesFor = (...texts: readonly (string | null)[]): readonly ArticleLink[] =>
  neededArticles(
    texts.filter((text) => text !== null),
    loadArticleLinks(),
  );

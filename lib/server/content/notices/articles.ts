import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { Article } from '@/lib/site/article/article';
import { presupposedBy, type ArticleLink } from '@/lib/site/article/presupposed';
import { PAGES } from '@/lib/site/pages';

/** Loads an article about what the site presupposes, by its id in `PAGES`. */
export const loadArticle = (id: 'beliefs' | 'branches'): Article => loadContent()[id];

/** Returns the links to all of them. */
export const loadArticleLinks = (): readonly ArticleLink[] =>
  (['beliefs', 'branches'] as const).map((id) => {
    const { title, words } = loadArticle(id);
    return { title, words, path: PAGES[id].path };
  });

/** Returns the links to those that the texts of a page presuppose. */
export const articlesFor = (...texts: readonly (string | null)[]): readonly ArticleLink[] =>
  presupposedBy(
    texts.filter((text) => text !== null),
    loadArticleLinks(),
  );

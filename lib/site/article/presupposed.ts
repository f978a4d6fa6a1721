import type { Article } from '@/lib/site/article/article';
import type { PagePath } from '@/lib/site/pages';

/** A link to a background article. */
export interface ArticleLink extends Pick<Article, 'title' | 'words'> {
  readonly path: PagePath;
}

/**
 * Lists the articles that texts need, in the order of `articles`: an article is needed when one of its words begins a
 * word of the texts, ignoring case.
 */
export const neededArticles = (
  texts: readonly string[],
  articles: readonly ArticleLink[],
): readonly ArticleLink[] =>
  articles.filter(({ words }) =>
    words.some((word) => texts.some((text) => isWordPrefix(lowerCase(word), lowerCase(text)))),
  );

const isWordPrefix = (word: string, text: string): boolean =>
  text
    .split(word)
    .slice(0, -1)
    .some((textBefore) => !/[\p{L}\p{M}]$/u.test(textBefore));

const lowerCase = (text: string): string => text.toLocaleLowerCase('fr');

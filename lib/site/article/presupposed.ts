import type { Article } from '@/lib/site/article/article';
import type { PagePath } from '@/lib/site/pages';

/** Describes a page that explains what others presuppose, as a link names it. */
export interface ArticleLink extends Pick<Article, 'title' | 'words'> {
  readonly path: PagePath;
}

/**
 * Returns the articles that texts presuppose, in the order of `articles`: those one of whose words begins a word of
 * the texts, in upper or lower case.
 */
export const presupposedBy = (
  texts: readonly string[],
  articles: readonly ArticleLink[],
): readonly ArticleLink[] =>
  articles.filter(({ words }) =>
    words.some((word) => texts.some((text) => beginsAWord(lower(word), lower(text)))),
  );

const beginsAWord = (word: string, text: string): boolean =>
  text
    .split(word)
    .slice(0, -1)
    .some((before) => !/[\p{L}\p{M}]$/u.test(before));

const lower = (text: string): string => text.toLocaleLowerCase('fr');

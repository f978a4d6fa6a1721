import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { Article } from '@/lib/site/article/article';

/** The pages that explain what the site presupposes, by what `PAGES` calls them. */
export const loadArticle = (id: 'beliefs' | 'branches'): Article => loadContent()[id];

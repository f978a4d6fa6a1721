import 'server-only';
import type { ListEntry } from '@/lib/episodes/list/listing';
import { PAGE_SIZE, type Page } from '@/lib/episodes/list/pages';
import { EVERY_EPISODE, formatListQuery } from '@/lib/episodes/list/query';
import { episodesGraph } from '@/lib/server/seo/episodes';

/** What a page of the list describes: the episodes on it that have a page of their own, each at its place among the others. */
export const listedEpisodesGraph = (title: string, { items, number, total }: Page<ListEntry>) =>
  episodesGraph({
    title,
    path: `/episodes${formatListQuery({ ...EVERY_EPISODE, page: number })}`,
    pages: items.map(({ episode: { title, target } }) =>
      target.kind === 'page' ? { name: title, path: target.href } : null,
    ),
    before: (number - 1) * PAGE_SIZE,
    total,
  });

import 'server-only';
import type { ListEntry } from '@/lib/episodes/list/listing';
import { PAGE_SIZE, type Page } from '@/lib/episodes/list/pages';
import { EVERY_EPISODE, formatListQuery } from '@/lib/episodes/list/query';
import { episodesGraph } from '@/lib/server/seo/episodes';

/** Builds the structured data of a page of the list: its episodes that have a page, each at its overall position. */
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

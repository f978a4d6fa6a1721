import 'server-only';
import { episodePath } from '@/lib/episodes/address';
import type { ListEntry } from '@/lib/episodes/listing';
import { PAGE_SIZE, type Page } from '@/lib/episodes/pages';
import { EVERY_EPISODE, formatListQuery } from '@/lib/episodes/query';
import { episodesGraph } from '@/lib/server/seo/episodes';

/** What a page of the list describes: the episodes on it that have a page of their own, which come first. */
export const listedEpisodesGraph = (title: string, { items, number, total }: Page<ListEntry>) =>
  episodesGraph({
    title,
    path: `/episodes${formatListQuery({ ...EVERY_EPISODE, page: number })}`,
    pages: items.flatMap(({ listed }) =>
      listed.kind === 'own'
        ? [{ name: listed.episode.title, path: episodePath(listed.episode.slug) }]
        : [],
    ),
    before: (number - 1) * PAGE_SIZE,
    total,
  });

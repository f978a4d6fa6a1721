import { downloadText } from '@/components/ui/browser/download';
import { toCsv, toMarkdown } from '@/lib/bookmarks/exportText';
import type { BookmarkGroup } from '@/lib/bookmarks/list';

/** Saves bookmarks as a file: Markdown in their groups, or CSV in one table. */
export function saveNotebook(format: 'md' | 'csv', groups: readonly BookmarkGroup[]): void {
  const { origin } = window.location;
  const items = groups.flatMap((group) => group.items);
  if (format === 'md')
    downloadText('carnet.md', 'text/markdown;charset=utf-8', toMarkdown(groups, origin));
  else downloadText('carnet.csv', 'text/csv;charset=utf-8', toCsv(items, origin));
}

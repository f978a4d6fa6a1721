import type { Bookmark } from '@/lib/bookmarks/bookmark';

/**
 * Merges two lists of bookmarks, sorted by id. Commutative, associative and idempotent: devices that exchange their
 * lists in any order agree. Only a bookmark or a note that a device has erased or replaced is dropped; the later of an
 * erasure and a change counts.
 */
export function mergeBookmarks(
  local: readonly Bookmark[],
  received: readonly Bookmark[],
): readonly Bookmark[] {
  const byId = new Map<string, Bookmark>();
  for (const bookmark of [...local, ...received]) {
    const stored = byId.get(bookmark.id);
    byId.set(bookmark.id, stored ? mergeBookmark(stored, bookmark) : bookmark);
  }
  return [...byId.values()].sort(compareIds);
}

function mergeBookmark(a: Bookmark, b: Bookmark): Bookmark {
  const replaced = [...new Set([...a.replaced, ...b.replaced])].sort();
  const notes = [...a.notes, ...b.notes]
    .filter(({ id }) => !replaced.includes(id))
    .sort((a, b) => compareIds(a, b) || (a.text < b.text ? -1 : 1))
    .filter(({ id }, index, sorted) => id !== sorted[index - 1]?.id);
  return {
    id: a.id,
    mark: earliestMark(a.mark, b.mark),
    notes,
    replaced,
    changed: Math.max(a.changed, b.changed),
    // At equal times, a change wins over an erasure.
    isErased: [a, b].every(
      (bookmark) => bookmark.isErased || bookmark.changed < Math.max(a.changed, b.changed),
    ),
  };
}

/** Chooses the earlier mark; of two marks at one time, the mark whose text sorts first. */
function earliestMark(a: Bookmark['mark'], b: Bookmark['mark']): Bookmark['mark'] {
  if (!a || !b) return a ?? b;
  if (a.at !== b.at) return a.at < b.at ? a : b;
  return serializeMark(a) < serializeMark(b) ? a : b;
}

const serializeMark = ({ subject }: NonNullable<Bookmark['mark']>): string =>
  JSON.stringify(Object.entries(subject).sort(compareKeys));

const compareKeys = (
  [a]: readonly [string, unknown],
  [b]: readonly [string, unknown],
): number => (a < b ? -1 : 1);

const compareIds = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id === b.id ? 0 : a.id < b.id ? -1 : 1;

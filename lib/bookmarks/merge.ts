import type { Bookmark } from '@/lib/bookmarks/bookmark';

/**
 * Merges two lists of bookmarks, sorted by id. Commutative, associative and idempotent: devices that exchange their
 * lists in any order agree. No bookmark and no note is dropped that neither device has erased or replaced; the later
 * of an erasure and a change counts.
 */
export function mergeBookmarks(
  ours: readonly Bookmark[],
  theirs: readonly Bookmark[],
): readonly Bookmark[] {
  const byId = new Map<string, Bookmark>();
  for (const bookmark of [...ours, ...theirs]) {
    const stored = byId.get(bookmark.id);
    byId.set(bookmark.id, stored ? join(stored, bookmark) : bookmark);
  }
  return [...byId.values()].sort(byTextOfId);
}

function join(one: Bookmark, other: Bookmark): Bookmark {
  const replaced = [...new Set([...one.replaced, ...other.replaced])].sort();
  const notes = [...one.notes, ...other.notes]
    .filter(({ id }) => !replaced.includes(id))
    .sort((a, b) => byTextOfId(a, b) || (a.text < b.text ? -1 : 1))
    .filter(({ id }, index, sorted) => id !== sorted[index - 1]?.id);
  return {
    id: one.id,
    mark: earliest(one.mark, other.mark),
    notes,
    replaced,
    changed: Math.max(one.changed, other.changed),
    // At equal times, a change wins over an erasure.
    isErased: [one, other].every(
      (each) => each.isErased || each.changed < Math.max(one.changed, other.changed),
    ),
  };
}

/** Chooses the first mark; of two at one time, the one whose text sorts first. */
function earliest(one: Bookmark['mark'], other: Bookmark['mark']): Bookmark['mark'] {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at < other.at ? one : other;
  return textOf(one) < textOf(other) ? one : other;
}

const textOf = ({ subject }: NonNullable<Bookmark['mark']>): string =>
  JSON.stringify(Object.entries(subject).sort(byKey));

const byKey = (
  [one]: readonly [string, unknown],
  [other]: readonly [string, unknown],
): number => (one < other ? -1 : 1);

const byTextOfId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id === other.id ? 0 : one.id < other.id ? -1 : 1;

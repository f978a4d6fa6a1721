import type * as v from 'valibot';
import type { Source } from '@/lib/content/fields';

export type Work = v.InferOutput<typeof Source>;

/** An author with the works referred to, oldest first. */
export interface Author {
  readonly name: string;
  readonly works: readonly Work[];
}

export interface Bibliography {
  readonly ancient: readonly Author[];
  readonly modern: readonly Author[];
}

/**
 * Gathers references, each work once, under their authors in alphabetical order. A text is ancient when its
 * author is dated by a century (« IXe siècle ») or named in `ancientAuthors`; all others are modern.
 */
export function bibliographyOf(
  references: readonly Work[],
  ancientAuthors: readonly string[],
): Bibliography {
  const ancient = new Set([
    ...ancientAuthors,
    ...references.filter(({ year }) => year?.endsWith('siècle')).map(({ author }) => author),
  ]);
  const authors = [...groupedBy(references, ({ author }) => author)]
    .map(([name, works]) => ({ name, works: eachOnce(works).sort(byAge) }))
    .sort((a, b) => collator.compare(surname(a.name), surname(b.name)));
  return {
    ancient: authors.filter(({ name }) => ancient.has(name)),
    modern: authors.filter(({ name }) => !ancient.has(name)),
  };
}

const collator = new Intl.Collator('fr', { numeric: true, ignorePunctuation: true });

/** Of two references to a work, the one that is dated, else the first. */
function eachOnce(works: readonly Work[]): Work[] {
  return [...groupedBy(works, ({ title }) => title).values()].flatMap(
    (same) => same.find(({ year }) => year !== undefined) ?? same.slice(0, 1),
  );
}

const byAge = (a: Work, b: Work): number =>
  collator.compare(a.year ?? '', b.year ?? '') || collator.compare(a.title, b.title);

/** What a name is filed under: « W. M. Watt » under Watt, « al-Tabarî » under Tabarî. */
const surname = (name: string): string => name.replace(/^((\p{Lu}\p{Ll}?\.[ -]?)+|al-)/u, '');

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

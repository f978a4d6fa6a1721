import type * as v from 'valibot';
import type { Source } from '@/lib/content/fields';

export type Work = v.InferOutput<typeof Source>;

/** An author with the cited works, oldest first. */
export interface Author {
  readonly name: string;
  readonly works: readonly Work[];
}

export interface Bibliography {
  readonly ancient: readonly Author[];
  readonly modern: readonly Author[];
}

/**
 * Groups references by author in alphabetical order, each work once. An author is ancient when dated by a century («
 * IXe siècle ») or listed in `ancientAuthors`, else modern.
 */
export function bibliographyOf(
  references: readonly Work[],
  ancientAuthors: readonly string[],
): Bibliography {
  const ancient = new Set([
    ...ancientAuthors,
    ...references.filter(({ year }) => year?.endsWith('siècle')).map(({ author }) => author),
  ]);
  const authors = [...groupBy(references, ({ author }) => author)]
    .map(([name, works]) => ({ name, works: uniqueWorks(works).sort(byAge) }))
    .sort((a, b) => collator.compare(sortKey(a.name), sortKey(b.name)));
  return {
    ancient: authors.filter(({ name }) => ancient.has(name)),
    modern: authors.filter(({ name }) => !ancient.has(name)),
  };
}

const collator = new Intl.Collator('fr', { numeric: true, ignorePunctuation: true });

/** Removes repeated works, keeping the dated reference if any. */
function uniqueWorks(works: readonly Work[]): Work[] {
  return [...groupBy(works, ({ title }) => title).values()].flatMap(
    (sameTitle) => sameTitle.find(({ year }) => year !== undefined) ?? sameTitle.slice(0, 1),
  );
}

const byAge = (a: Work, b: Work): number =>
  collator.compare(a.year ?? '', b.year ?? '') || collator.compare(a.title, b.title);

/** Returns the sort key of a name: « Watt » for « W. M. Watt », « Tabarî » for « al-Tabarî ». */
const sortKey = (name: string): string => name.replace(/^((\p{Lu}\p{Ll}?\.[ -]?)+|al-)/u, '');

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

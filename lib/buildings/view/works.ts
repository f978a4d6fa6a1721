import type { Building } from '@/lib/buildings/building';

/** Lists the works cited for a value, in short form; « conventionnel » for a value without a work. */
export function shortWorks(
  { references: works }: Pick<Building, 'references'>,
  ids: readonly string[],
): string {
  const names = works
    .filter(({ id }) => ids.includes(id))
    .map(({ source: { author, year } }) => (year ? `${author}, ${year}` : author));
  return names.length > 0 ? names.join('\u00a0; ') : 'conventionnel';
}

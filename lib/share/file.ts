/** The name of the picture of what has this id or slug. */
export const shareFile = (id: string): string => `${id}.jpg`;

/**
 * What the picture of this name shows.
 * @throws Error when nothing has that name: only the names that were listed are ever asked for.
 */
export function findByFile<T>(list: readonly T[], file: string, idOf: (item: T) => string): T {
  const found = list.find((item) => shareFile(idOf(item)) === file);
  if (found === undefined) throw new Error(`« ${file} » ne montre rien de connu.`);
  return found;
}

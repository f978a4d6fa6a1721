/** Letters of a card's first line, and of its second, which is smaller. */
const MOST = { first: 17, second: 25 } as const;

/**
 * Breaks a name into one or two lines of a card: what follows « ibn », « bint » or stands in brackets goes to the
 * second where the whole is too long for one.
 */
export function nameLines(name: string): readonly [string, string | null] {
  if (name.length <= MOST.first) return [name, null];
  const cut = / (?=\(|ibn |bint )/.exec(name)?.index ?? lastSpace(name);
  return cut <= 0 ? [name, null] : [name.slice(0, cut), clipped(name.slice(cut + 1))];
}

const lastSpace = (name: string): number => name.lastIndexOf(' ', MOST.first);

const clipped = (text: string): string =>
  text.length <= MOST.second ? text : `${text.slice(0, MOST.second - 1).trimEnd()}…`;

/** Shortens names for sentences: drops what stands in brackets, unless that leaves the name of another person. */
export function callNames(names: readonly string[]): (name: string) => string {
  const short = (name: string): string => name.replace(/ \([^)]*\)$/, '');
  const count = new Map<string, number>();
  for (const name of names) count.set(short(name), (count.get(short(name)) ?? 0) + 1);
  return (name) => (count.get(short(name)) === 1 ? short(name) : name);
}

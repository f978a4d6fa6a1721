/** Letters on a card's first line, and on its second line, which is smaller. */
const MAX_LETTERS = { first: 17, second: 25 } as const;

/**
 * Breaks a name into at most two lines of a card: a part from « ibn », « bint » or a parenthesis goes to the second
 * line where the whole name is too long.
 */
export function nameLines(name: string): readonly [string, string | null] {
  if (name.length <= MAX_LETTERS.first) return [name, null];
  const splitIndex = / (?=\(|ibn |bint )/.exec(name)?.index ?? lastSpace(name);
  return splitIndex <= 0
    ? [name, null]
    : [name.slice(0, splitIndex), clip(name.slice(splitIndex + 1))];
}

const lastSpace = (name: string): number => name.lastIndexOf(' ', MAX_LETTERS.first);

const clip = (text: string): string =>
  text.length <= MAX_LETTERS.second
    ? text
    : `${text.slice(0, MAX_LETTERS.second - 1).trimEnd()}…`;

/** Shortens names for sentences: strips parentheses, unless the result is another person's name. */
export function callNames(names: readonly string[]): (name: string) => string {
  const stripParentheses = (name: string): string => name.replace(/ \([^)]*\)$/, '');
  const count = new Map<string, number>();
  for (const name of names)
    count.set(stripParentheses(name), (count.get(stripParentheses(name)) ?? 0) + 1);
  return (name) => (count.get(stripParentheses(name)) === 1 ? stripParentheses(name) : name);
}

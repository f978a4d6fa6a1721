import 'server-only';

/** The rules of the build's style sheets, as a page may hold them, by their addresses. */
export type StyleSheets = ReadonlyMap<string, string>;

/** An address relative to its sheet; what begins with a scheme, a slash or a hash stays. */
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|["'/#])([^"')]+)\1\)/gi;

/**
 * Makes the addresses in a sheet absolute, so that a page can hold its rules.
 *
 * @param address of the sheet
 * @throws Error when the rules would end the element that holds them
 */
export function inlinedRules(address: string, rules: string): string {
  if (/<\/style/i.test(rules))
    throw new Error(`${address}: a style sheet that closes its own element cannot be inlined.`);
  return rules.replace(
    RELATIVE_URL,
    (_, quote: string, target: string) =>
      `url(${quote}${new URL(target, `http://sheet${address}`).pathname}${quote})`,
  );
}

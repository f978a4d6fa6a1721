import 'server-only';

/** Rules of the build's style sheets, ready to be inlined, by address. */
export type StyleSheets = ReadonlyMap<string, string>;

/** A `url()` relative to its sheet: without scheme, leading slash or hash. */
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|["'/#])([^"')]+)\1\)/gi;

/**
 * Makes the `url()` values of a sheet absolute, so that its rules can be inlined.
 * @param address of the sheet
 * @throws Error when the rules contain the end tag of a `style` element
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

import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [number, number, number, number];

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** Reads the declarations of app/tokens.css outside of media queries: palette and functional tokens. */
export function readTokens(
  text = readFileSync('app/tokens.css', 'utf8'),
): ReadonlyMap<string, string> {
  const rules = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^:root {([^}]*)^}/gm)];
  const declarations = rules.flatMap(([, body = '']) => body.split(';'));
  return new Map(
    declarations.flatMap((one) => {
      const [, name, value] = /^\s*--([\w-]+):\s*([\s\S]*)$/.exec(one) ?? [];
      return name === undefined ? [] : [[name, (value ?? '').replace(/\s+/g, ' ').trim()]];
    }),
  );
}

/** Splits the arguments of a CSS function at its top-level commas. */
function argumentsOf(text: string): readonly string[] {
  let depth = 0;
  const found = [''];
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + letter);
  }
  return found.map((one) => one.trim());
}

/** Splits a value into its top-level components: `var(…) var(…)` into two. */
const partsOf = (value: string): readonly string[] =>
  value.match(/[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()]+/g) ?? [];

/** Creates the resolver of colours in one appearance. */
export function coloursOf(theme: Theme, tokens = readTokens()) {
  /** Resolves a value to a colour. @throws Error naming a value that is no colour */
  function resolve(value: string): Colour {
    const [first = '', ...others] = partsOf(value);
    const [, name = '', inner = ''] = /^([\w-]+)\((.*)\)$/s.exec(first) ?? [];
    const given = argumentsOf(inner);
    if (name === 'var') {
      const [token = '', ...fallback] = given;
      if (token === '--light' || token === '--dark')
        return token === `--${theme}`
          ? resolve(fallback.join(', '))
          : resolve(others.join(' '));
      return resolve(tokens.get(token.slice(2)) ?? '');
    }
    if (name === 'color-mix') return mix(given);
    if (first === 'transparent') return [0, 0, 0, 0];
    const digits = /^#([\da-f]{6})$/.exec(NAMED[first] ?? first)?.[1];
    if (digits === undefined) throw new Error(`« ${value} » is no colour that this reads.`);
    const [r = 0, g = 0, b = 0] = (digits.match(/../g) ?? []).map((one) => parseInt(one, 16));
    return [r, g, b, 1];
  }

  /** Mixes `color-mix(in srgb, a p%, b)` with premultiplied alphas (CSS Color 5, § 3). */
  function mix([, one = '', other = '']: readonly string[]): Colour {
    const ratio = Number(/(\d+)%$/.exec(one)?.[1] ?? 50) / 100;
    const [a, b] = [resolve(one.replace(/\s*\d+%$/, '')), resolve(other)];
    const alpha = a[3] * ratio + b[3] * (1 - ratio);
    const channel = (at: 0 | 1 | 2): number =>
      alpha === 0 ? 0 : (a[at] * a[3] * ratio + b[at] * b[3] * (1 - ratio)) / alpha;
    return [channel(0), channel(1), channel(2), alpha];
  }

  return resolve;
}

const blend = (top: Colour, ground: Colour): Colour => {
  const channel = (at: 0 | 1 | 2): number => top[at] * top[3] + ground[at] * (1 - top[3]);
  return [channel(0), channel(1), channel(2), 1];
};

/** Computes the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const linear = (at: 0 | 1 | 2): number => {
    const ratio = colour[at] / 255;
    return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

/** Computes the contrast ratio of two colours (WCAG 2.2), each blended with the one behind; `page` must be opaque. */
export function contrast(top: Colour, ground: Colour, page: Colour): number {
  const backdrop = blend(ground, page);
  const [a, b] = [luminance(blend(top, backdrop)), luminance(backdrop)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

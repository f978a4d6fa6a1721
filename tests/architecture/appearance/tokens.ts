import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [number, number, number, number];

const NAMED_COLOURS: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** Reads the declarations of app/tokens.css outside of media queries: palette and functional tokens. */
export function readTokens(
  text = readFileSync('app/tokens.css', 'utf8'),
): ReadonlyMap<string, string> {
  const rules = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^:root {([^}]*)^}/gm)];
  const declarations = rules.flatMap(([, body = '']) => body.split(';'));
  return new Map(
    declarations.flatMap((declaration) => {
      const [, name, value] = /^\s*--([\w-]+):\s*([\s\S]*)$/.exec(declaration) ?? [];
      return name === undefined ? [] : [[name, (value ?? '').replace(/\s+/g, ' ').trim()]];
    }),
  );
}

/** Splits the arguments of a CSS function at its top-level commas. */
function argumentsOf(text: string): readonly string[] {
  let depth = 0;
  const argumentTexts = [''];
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) argumentTexts.push('');
    else argumentTexts.push((argumentTexts.pop() ?? '') + letter);
  }
  return argumentTexts.map((argument) => argument.trim());
}

/** Splits a value into its top-level components: `var(…) var(…)` into two. */
const componentsOf = (value: string): readonly string[] =>
  value.match(/[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()]+/g) ?? [];

/** Creates the resolver of colours in one appearance. */
export function coloursOf(theme: Theme, tokens = readTokens()) {
  /** Resolves a value to a colour. @throws Error naming a value that is no colour */
  function resolve(value: string): Colour {
    const [firstComponent = '', ...otherComponents] = componentsOf(value);
    const [, name = '', argumentText = ''] = /^([\w-]+)\((.*)\)$/s.exec(firstComponent) ?? [];
    const givenArguments = argumentsOf(argumentText);
    if (name === 'var') {
      const [token = '', ...fallback] = givenArguments;
      if (token === '--light' || token === '--dark')
        return token === `--${theme}`
          ? resolve(fallback.join(', '))
          : resolve(otherComponents.join(' '));
      return resolve(tokens.get(token.slice(2)) ?? '');
    }
    if (name === 'color-mix') return mix(givenArguments);
    if (firstComponent === 'transparent') return [0, 0, 0, 0];
    const digits = /^#([\da-f]{6})$/.exec(NAMED_COLOURS[firstComponent] ?? firstComponent)?.[1];
    if (digits === undefined) throw new Error(`« ${value} » is no colour that this reads.`);
    const [r = 0, g = 0, b = 0] = (digits.match(/../g) ?? []).map((digitPair) =>
      parseInt(digitPair, 16),
    );
    return [r, g, b, 1];
  }

  /** Mixes `color-mix(in srgb, a p%, b)` with premultiplied alphas (CSS Color 5, § 3). */
  function mix([, firstArgument = '', secondArgument = '']: readonly string[]): Colour {
    const ratio = Number(/(\d+)%$/.exec(firstArgument)?.[1] ?? 50) / 100;
    const [a, b] = [resolve(firstArgument.replace(/\s*\d+%$/, '')), resolve(secondArgument)];
    const alpha = a[3] * ratio + b[3] * (1 - ratio);
    const channel = (index: 0 | 1 | 2): number =>
      alpha === 0 ? 0 : (a[index] * a[3] * ratio + b[index] * b[3] * (1 - ratio)) / alpha;
    return [channel(0), channel(1), channel(2), alpha];
  }

  return resolve;
}

const blend = (colour: Colour, background: Colour): Colour => {
  const channel = (index: 0 | 1 | 2): number =>
    colour[index] * colour[3] + background[index] * (1 - colour[3]);
  return [channel(0), channel(1), channel(2), 1];
};

/** Computes the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const linear = (index: 0 | 1 | 2): number => {
    const ratio = colour[index] / 255;
    return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

/** Computes the contrast ratio of two colours (WCAG 2.2), each blended with its backdrop; `page` must be opaque. */
export function contrast(colour: Colour, background: Colour, page: Colour): number {
  const backdrop = blend(background, page);
  const [a, b] = [luminance(blend(colour, backdrop)), luminance(backdrop)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

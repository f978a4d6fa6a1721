import { readFileSync } from 'node:fs';
import { THEME_COLORS } from '@/lib/site/appearance';
import {
  coloursOf,
  contrast,
  readTokens,
  type Theme,
} from '@/tests/architecture/appearance/tokens';

/** Least contrasts of WCAG 2.2: text (success criterion 1.4.3); large text, controls and graphics (1.4.3, 1.4.11). */
const TEXT = 4.5;
const GRAPHIC = 3;

const BOTH = ['light', 'dark'] as const;
const DARK = ['dark'] as const;

type Row = readonly [
  least: number,
  tops: readonly string[],
  grounds: readonly string[],
  themes: readonly Theme[],
];

const SURFACES = ['--ground', '--surface', '--surface-raised'];
const washOf = (percent: number, ground: string): string =>
  `color-mix(in srgb, var(--wash) ${percent}%, var(${ground}))`;

/**
 * Combinations in the sheets: least contrast, colours, backgrounds. A name is a token's; anything else is a CSS
 * value.
 */
const ROWS: readonly Row[] = [
  [TEXT, ['--text', '--text-quiet', '--text-strong', '--accent'], SURFACES, BOTH],
  [TEXT, ['--accent-cool', '--accent-plum'], SURFACES, BOTH],
  [TEXT, ['--text', '--text-strong', '--accent'], ['--surface-sunken'], BOTH],
  // In the light appearance gold is used for lines only.
  [TEXT, ['--ornament'], SURFACES, DARK],
  [TEXT, ['--text', '--text-strong'], [washOf(55, '--ground'), washOf(45, '--surface')], BOTH],
  [TEXT, ['--text'], [washOf(38, '--ground'), washOf(34, '--ground')], BOTH],
  [TEXT, ['--text-on-solid'], ['--accent-solid', '--accent-cool', '--accent-plum'], BOTH],
  [TEXT, ['--text-on-accent'], ['--accent', '--accent-solid', '--accent-cool'], BOTH],
  [TEXT, ['--text-on-chosen', '--accent-on-chosen'], ['--chosen'], BOTH],
  [TEXT, ['--text-on-chosen'], ['--chosen-hover'], BOTH],
  [TEXT, ['--text-on-night-strong'], ['--surface-chosen'], BOTH],
  [TEXT, ['--text-on-gold'], ['--accent-on-night', '--ornament'], BOTH],
  [
    TEXT,
    ['--text-on-night', '--text-on-night-bright', '--text-on-night-warm', '--accent-on-night'],
    ['--ground-night', '--surface-night', '--night-deep'],
    BOTH,
  ],
  [
    TEXT,
    ['--text-on-marker'],
    ['--marker-city', '--marker-battle', '--marker-holy', '--marker-capital'],
    BOTH,
  ],
  // The border of a field; the thumb, the check and the fill of a control; the chosen one; the focus ring.
  [
    GRAPHIC,
    [
      'color-mix(in srgb, var(--rule-strong) 80%, var(--rule))',
      '--accent-solid',
      '--accent-cool',
    ],
    SURFACES,
    BOTH,
  ],
  [GRAPHIC, ['--chosen', '--focus-inner', '--focus-outer', '--marker-edge'], SURFACES, DARK],
  [GRAPHIC, ['--ornament'], [...SURFACES, '--surface-sunken'], DARK],
  [GRAPHIC, ['--night-deep'], ['--surface-bright'], BOTH],
];

const valueOf = (name: string): string => (name.startsWith('--') ? `var(${name})` : name);

/** Every combination of a colour and a background. */
const PAIRS = ROWS.flatMap(([least, tops, grounds, themes]) =>
  tops.flatMap((top) => grounds.map((ground) => ({ least, top, ground, themes }))),
);

function measure(theme: Theme, top: string, ground: string): number {
  const resolve = coloursOf(theme);
  return contrast(resolve(valueOf(top)), resolve(valueOf(ground)), resolve('var(--ground)'));
}

it.each(PAIRS)('$top on $ground has at least $least', ({ top, ground, least, themes }) => {
  for (const theme of themes)
    expect([theme, measure(theme, top, ground) >= least]).toEqual([theme, true]);
});

it.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['color-mix(in srgb, #000000 50%, transparent)', '#ffffff', 3.98],
])('%s on %s has %p', (top, ground, ratio) => {
  const resolve = coloursOf('dark');
  const page = resolve('white');
  expect(contrast(resolve(top), resolve(ground), page)).toBeCloseTo(ratio, 1);
});

it('a changed token is found', () => {
  const tokens = new Map([
    ...readTokens(),
    ['text-quiet', 'var(--light, #5d6a70) var(--dark, #5d6a70)'],
  ]);
  const resolve = coloursOf('dark', tokens);
  const page = resolve('var(--ground)');
  expect(contrast(resolve('var(--text-quiet)'), page, page)).toBeLessThan(TEXT);
});

it('the colour of the browser’s own bars is that of the page’s head, in the dark of its background', () => {
  const paint = (theme: Theme, name: string) => coloursOf(theme)(valueOf(name));
  const [light, dark] = BOTH.map((theme) => coloursOf(theme)(THEME_COLORS[theme]));
  expect(light).toEqual(paint('light', '--ground-night'));
  expect(dark).toEqual(paint('dark', '--ground'));
});

it('docs/appearance.md has each pair with its contrasts', () => {
  const text = readFileSync('docs/appearance.md', 'utf8').replace(/ +/g, ' ');
  const rows = PAIRS.map(({ top, ground, least, themes }) => {
    const [light, dark] = BOTH.map((theme) =>
      themes.some((one) => one === theme) ? measure(theme, top, ground).toFixed(1) : '–',
    );
    return `| \`${top}\` | \`${ground}\` | ${light} | ${dark} | ${least} |`;
  });
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
});

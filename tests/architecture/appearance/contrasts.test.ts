import { readFileSync } from 'node:fs';
import { THEME_COLORS } from '@/lib/site/appearance';
import {
  coloursOf,
  contrast,
  readTokens,
  type Theme,
} from '@/tests/architecture/appearance/tokens';

/** Least contrasts of WCAG 2.2: text (success criterion 1.4.3); large text, controls and graphics (1.4.3, 1.4.11). */
const TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;

const BOTH_THEMES = ['light', 'dark'] as const;
const DARK_ONLY = ['dark'] as const;

type Row = readonly [
  minContrast: number,
  colours: readonly string[],
  backgrounds: readonly string[],
  themes: readonly Theme[],
];

const SURFACES = ['--ground', '--surface', '--surface-raised'];
const washOf = (percent: number, background: string): string =>
  `color-mix(in srgb, var(--wash) ${percent}%, var(${background}))`;

/**
 * Combinations in the sheets: least contrast, colours, backgrounds. A name with two dashes is a token's; any other text
 * is a CSS value.
 */
const ROWS: readonly Row[] = [
  [
    TEXT_CONTRAST,
    ['--text', '--text-quiet', '--text-strong', '--accent'],
    SURFACES,
    BOTH_THEMES,
  ],
  [TEXT_CONTRAST, ['--accent-cool', '--accent-plum'], SURFACES, BOTH_THEMES],
  [TEXT_CONTRAST, ['--text', '--text-strong', '--accent'], ['--surface-sunken'], BOTH_THEMES],
  // In the light appearance gold is used for lines only.
  [TEXT_CONTRAST, ['--ornament'], SURFACES, DARK_ONLY],
  [
    TEXT_CONTRAST,
    ['--text', '--text-strong'],
    [washOf(55, '--ground'), washOf(45, '--surface')],
    BOTH_THEMES,
  ],
  [TEXT_CONTRAST, ['--text'], [washOf(38, '--ground'), washOf(34, '--ground')], BOTH_THEMES],
  [
    TEXT_CONTRAST,
    ['--text-on-solid'],
    ['--accent-solid', '--accent-cool', '--accent-plum'],
    BOTH_THEMES,
  ],
  [
    TEXT_CONTRAST,
    ['--text-on-accent'],
    ['--accent', '--accent-solid', '--accent-cool'],
    BOTH_THEMES,
  ],
  [TEXT_CONTRAST, ['--text-on-chosen', '--accent-on-chosen'], ['--chosen'], BOTH_THEMES],
  [TEXT_CONTRAST, ['--text-on-chosen'], ['--chosen-hover'], BOTH_THEMES],
  [TEXT_CONTRAST, ['--text-on-night-strong'], ['--surface-chosen'], BOTH_THEMES],
  [TEXT_CONTRAST, ['--text-on-gold'], ['--accent-on-night', '--ornament'], BOTH_THEMES],
  [
    TEXT_CONTRAST,
    ['--text-on-night', '--text-on-night-bright', '--text-on-night-warm', '--accent-on-night'],
    ['--ground-night', '--surface-night', '--night-deep'],
    BOTH_THEMES,
  ],
  [
    TEXT_CONTRAST,
    ['--text-on-marker'],
    ['--marker-city', '--marker-battle', '--marker-holy', '--marker-capital'],
    BOTH_THEMES,
  ],
  // The border of a field; the thumb, the check and the fill of a control; the chosen control; the focus ring.
  [
    GRAPHIC_CONTRAST,
    [
      'color-mix(in srgb, var(--rule-strong) 80%, var(--rule))',
      '--accent-solid',
      '--accent-cool',
    ],
    SURFACES,
    BOTH_THEMES,
  ],
  [
    GRAPHIC_CONTRAST,
    ['--chosen', '--focus-inner', '--focus-outer', '--marker-edge'],
    SURFACES,
    DARK_ONLY,
  ],
  [GRAPHIC_CONTRAST, ['--ornament'], [...SURFACES, '--surface-sunken'], DARK_ONLY],
  [GRAPHIC_CONTRAST, ['--night-deep'], ['--surface-bright'], BOTH_THEMES],
];

const valueOf = (name: string): string => (name.startsWith('--') ? `var(${name})` : name);

/** Every combination of a colour and a background. */
const PAIRS = ROWS.flatMap(([minContrast, colours, backgrounds, themes]) =>
  colours.flatMap((colour) =>
    backgrounds.map((background) => ({
      minContrast,
      colour,
      background,
      themes,
    })),
  ),
);

function measure(theme: Theme, colour: string, background: string): number {
  const resolve = coloursOf(theme);
  return contrast(
    resolve(valueOf(colour)),
    resolve(valueOf(background)),
    resolve('var(--ground)'),
  );
}

it.each(PAIRS)(
  '$colour on $background has a contrast of at least $minContrast',
  ({ colour, background, minContrast, themes }) => {
    for (const theme of themes)
      expect([theme, measure(theme, colour, background) >= minContrast]).toEqual([theme, true]);
  },
);

it.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['color-mix(in srgb, #000000 50%, transparent)', '#ffffff', 3.98],
])('%s on %s has the contrast %p', (colour, background, ratio) => {
  const resolve = coloursOf('dark');
  const page = resolve('white');
  expect(contrast(resolve(colour), resolve(background), page)).toBeCloseTo(ratio, 1);
});

it('a token changed to a grey of too little contrast is found', () => {
  const tokens = new Map([
    ...readTokens(),
    ['text-quiet', 'var(--light, #5d6a70) var(--dark, #5d6a70)'],
  ]);
  const resolve = coloursOf('dark', tokens);
  const page = resolve('var(--ground)');
  expect(contrast(resolve('var(--text-quiet)'), page, page)).toBeLessThan(TEXT_CONTRAST);
});

it('THEME_COLORS are the colour of the page’s head in light, and of the page’s ground in dark', () => {
  const paintOf = (theme: Theme, name: string) => coloursOf(theme)(valueOf(name));
  const [light, dark] = BOTH_THEMES.map((theme) => coloursOf(theme)(THEME_COLORS[theme]));
  expect(light).toEqual(paintOf('light', '--ground-night'));
  expect(dark).toEqual(paintOf('dark', '--ground'));
});

it('docs/appearance.md has each pair with its contrasts', () => {
  const text = readFileSync('docs/appearance.md', 'utf8').replace(/ +/g, ' ');
  const rows = PAIRS.map(({ colour, background, minContrast, themes }) => {
    const [light, dark] = BOTH_THEMES.map((theme) =>
      themes.some((pairTheme) => pairTheme === theme)
        ? measure(theme, colour, background).toFixed(1)
        : '–',
    );
    return `| \`${colour}\` | \`${background}\` | ${light} | ${dark} | ${minContrast} |`;
  });
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
});

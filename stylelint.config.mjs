import { readFileSync } from 'node:fs';

/** The palette is the first rule of the tokens: raw colours, which functional tokens alone may name. */
const [palette] = /:root\s*{[^}]*}/.exec(readFileSync('app/tokens.css', 'utf8')) ?? [];
if (palette === undefined) throw new Error('app/tokens.css is expected to begin with :root.');
const names = [...palette.matchAll(/--([\w-]+)\s*:/g)].map(([, name]) => name);

/** Where a layout changes (docs/decisions.md, Style sheets and fonts): a phone's, a tablet's, a page's, a wide page's width. */
const WIDTHS = ['480px', '768px', '62.5em', '1180px', '1280px'];
/** A window that a reader's own letters fill, however large it is. */
const FILLED = ['18em', '22em'];

/** A length by itself, not within a sum or a clamp. */
const alone = (/** @type {readonly string[]} */ lengths) =>
  `/(?:^|\\s)-?(?:${lengths.join('|')})(?=$|\\s(?![+*-]\\s))/`;
const SPACES = [4, 8, 12, 16, 20, 24, 32, 48, 64, 96].map((pixels) => `${pixels}px`);
const LETTERS = ['0\\.8125rem', '0\\.875rem', '0\\.9375rem', '1rem', '1\\.0625rem'];

/** @type {import('stylelint').Config} */
const config = {
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-no-important': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
    // The width of a zero is another in each face: a box would change its width when the fonts arrive.
    'unit-disallowed-list': [['ch'], { message: 'Say it in em: a ch changes with the face.' }],
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-property-value-disallowed-list': [
      {
        '/.*/': [`/var\\(\\s*--(?:${names.join('|')})\\s*[,)]/`],
        '/^(?:padding|margin|gap|row-gap|column-gap)/': [alone(SPACES)],
        '/^font(?:-size)?$/': [alone(LETTERS)],
        '/^(?:min-|max-)?(?:width|height)$/': [alone(['52px'])],
        'max-width': [alone(['[89]\\d\\dpx', '\\d{4,}px'])],
      },
      {
        message:
          'Use a token of app/tokens.css: the palette and the sizes that recur stay there.',
      },
    ],
    'media-feature-name-value-allowed-list': { width: [...WIDTHS, ...FILLED] },
  },
  overrides: [
    {
      files: ['app/tokens.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'no-duplicate-selectors': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      // What every page begins with is about elements and a few shared names.
      files: ['app/*.css'],
      rules: { 'selector-class-pattern': null, 'declaration-no-important': null },
    },
  ],
};

export default config;

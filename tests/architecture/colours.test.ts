import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/** CSS Color 4, 6.1 «Named Colors». */
const NAMED_COLOURS =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
  blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
  darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
  darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
  darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
  forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
  indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
  lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon
  mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
  olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip
  peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon
  sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(
    /\s+/,
  );

const RAW_COLOUR = new RegExp(
  [
    '#[0-9a-f]{3,8}\\b',
    // A colour function whose first channel is a number: a token's name has no digits.
    '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(\\s*[-+.\\d][^)]*\\)',
    `(?<![\\w.-])(?:${NAMED_COLOURS.join('|')})(?![\\w(-])`,
  ].join('|'),
  'gi',
);

/** Lists the declarations of a style sheet, `property: value`. */
function declarationsOf({ text }: SourceFile): readonly string[] {
  const withoutStrings = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, 'url()')
    .replace(/(['"])(?:(?!\1).)*\1/g, "''");
  return [...withoutStrings.matchAll(/[\w-]+\s*:[^;{}]+(?=[;}])/g)].map(([declaration]) =>
    declaration.replace(/\s+/g, ' '),
  );
}

const rawColours = (file: SourceFile): readonly string[] =>
  declarationsOf(file).flatMap((declaration) =>
    [...declaration.slice(declaration.indexOf(':')).matchAll(RAW_COLOUR)].map(
      ([colour]) => `${file.path}: ${colour} in «${declaration}»`,
    ),
  );

const sheets = filesBelow(['app', 'components'], ['.css']);

it.each([
  ['a: #fff;', 1],
  ['a: rgb(12 31 43 / 0.1);', 1],
  ['a: 1px solid White;', 1],
  ['a: rgb(from var(--night) r g b / 0.1);', 0],
  ['a: color-mix(in srgb, var(--night) 10%, transparent);', 0],
  ['a: var(--white) currentColor url(#gold);', 0],
])('%p holds %p raw colours', (declaration, count) => {
  const file = { path: 'essai.css', text: `.root { ${declaration} }` };
  expect(rawColours(file)).toHaveLength(count);
});

it('colours are written in app/tokens.css and nowhere else', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const otherSheets = sheets.filter(({ path }) => path !== 'app/tokens.css');
  expect(otherSheets.flatMap(rawColours)).toEqual([]);
});

/** Files out of reach of style sheets: the browser's bars, the manifest, pictures and the embedded player. */
const RAW_COLOUR_FILES = [
  'app/manifest.ts',
  'lib/server/share-image/background.ts',
  'lib/share/colours.ts',
  'lib/site/appearance.ts',
];

it('no code writes a colour, except the files that no style sheet reaches', () => {
  const matchingFiles = filesBelow(['app', 'components', 'lib'], ['.ts', '.tsx']).flatMap(
    ({ path, text }) =>
      /(['"`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\1/i.test(text) ? [path] : [],
  );
  expect(matchingFiles).toEqual(RAW_COLOUR_FILES);
});

const paletteUses = (file: SourceFile, palette: readonly string[]): readonly string[] =>
  declarationsOf(file).flatMap((declaration) =>
    [...declaration.matchAll(/var\(\s*--([\w-]+)/g)]
      .filter(([, name = '']) => palette.includes(name))
      .map(([, name]) => `${file.path}: --${name} in «${declaration}»`),
  );

it('components use functional colours only: the palette stays in app/tokens.css', () => {
  // The palette is the first rule of `app/tokens.css`.
  const tokens = sheets.find(({ path }) => path === 'app/tokens.css')?.text ?? '';
  const [paletteRule = ''] = /:root\s*{[^}]*}/.exec(tokens) ?? [];
  const palette = [...paletteRule.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name);
  expect(palette.length).toBeGreaterThan(10);
  const otherSheets = sheets.filter(({ path }) => path !== 'app/tokens.css');
  expect(otherSheets.flatMap((file) => paletteUses(file, palette))).toEqual([]);
});

it.each([
  ['a: var(--night);', 1],
  ['a: rgb(from var(--night) r g b / 0.1);', 1],
  ['--tone: color-mix(in srgb, var(--night) 10%, var(--gold));', 2],
  ['a: var(--ground-night);', 0],
])('%p names the palette %p times', (declaration, count) => {
  const file = { path: 'essai.css', text: `.root { ${declaration} }` };
  expect(paletteUses(file, ['night', 'gold'])).toHaveLength(count);
});

it('no text is legible only by its shadow, which forced dark colours leave as it is', () => {
  const matchingFiles = filesBelow(['app', 'components'], ['.css']).flatMap(({ path, text }) =>
    /\btext-shadow:\s*(?!none)/.test(text) ? [path] : [],
  );
  expect(matchingFiles).toEqual([]);
});

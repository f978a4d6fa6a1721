import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/**
 * Number of equal consecutive declarations that count as a repetition, which belongs in a piece
 * (app/pieces.css, components/ui/pieces).
 */
const BLOCK_SIZE = 4;

/**
 * Pairs of sheets that repeat where a piece cannot be used (a pseudo-element, a media query). The list only shrinks.
 */
const TOLERATED_PAIRS: readonly string[] = [
  // `IconButton` is on every page: the name of a piece in its script would cost a first visit seven bytes.
  'app/pieces.css, components/ui/IconButton.module.css',
  'components/about/PlainList.module.css, components/documents/DocumentVerdicts.module.css',
  'components/documents/DocumentVerdicts.module.css, components/map/place/PlaceFacts.module.css',
  'components/episodes/EpisodeCard.module.css, components/episodes/SmallCover.module.css',
  // Three more names would exceed the byte budget of the map's script.
  'components/genealogy/stage/TreeStage.module.css, components/map/stage/MapStage.module.css',
  'components/player/options/OptionsButton.module.css, components/ui/Dialog.module.css',
  'components/player/bar/PlayerNotice.module.css, components/site/SiteNotice.module.css',
  'components/quiz/projector/ProjectorScreen.module.css, components/search/SearchDialog.module.css',
];

/** Returns the blocks of a sheet's rules: each run of `BLOCK` declarations, sorted and joined. */
function blocksOf(text: string): readonly string[] {
  const bodies = text.replace(/\/\*[\s\S]*?\*\//g, '').match(/(?<={)[^{}]*(?=})/g) ?? [];
  return bodies.flatMap((body) => {
    const declarations = body
      .split(';')
      .map((declaration) => declaration.replace(/\s+/g, ' ').trim())
      .filter((declaration) => declaration !== '' && !declaration.startsWith('composes:'));
    return declarations.flatMap((_, index) => {
      const block = declarations.slice(index, index + BLOCK_SIZE);
      return block.length < BLOCK_SIZE ? [] : [block.sort().join('; ')];
    });
  });
}

/** Returns each pair of sheets, by their paths, that share a block. */
function pairsThatRepeat(sheets: readonly SourceFile[]): readonly string[] {
  const sheetsByBlock = new Map<string, Set<string>>();
  for (const { path, text } of sheets)
    for (const block of blocksOf(text))
      sheetsByBlock.set(block, (sheetsByBlock.get(block) ?? new Set()).add(path));
  const pairs = [...sheetsByBlock.values()].flatMap((paths) => {
    const sorted = [...paths].sort();
    return sorted.flatMap((firstPath, index) =>
      sorted.slice(index + 1).map((secondPath) => `${firstPath}, ${secondPath}`),
    );
  });
  return [...new Set(pairs)].sort();
}

const sheet = (path: string, text: string): SourceFile => ({ path, text });
const CARD = 'color: red; margin: 0; padding: 1px; width: 2px';

it.each([
  [`.card { ${CARD} }`, `.panel { ${CARD}; height: 3px }`, 1],
  [`.card { ${CARD} }`, '.panel { width: 2px; padding: 1px; color: red; margin: 0 }', 1],
  [`.card { ${CARD} }`, `@media print { .panel { ${CARD} } }`, 1],
  [`.card { ${CARD} }`, '.panel { color: red; margin: 0; padding: 1px }', 0],
  [`.card { ${CARD} }`, '.a { color: red; margin: 0 } .b { padding: 1px; width: 2px }', 0],
])('%s and %s share %p block', (firstSheet, secondSheet, count) => {
  expect(
    pairsThatRepeat([sheet('a.css', firstSheet), sheet('b.css', secondSheet)]),
  ).toHaveLength(count);
});

it('no two sheets repeat four declarations in a row: a card changes in one place', () => {
  const pairs = pairsThatRepeat(filesBelow(['app', 'components'], ['.css']));
  expect(pairs.filter((pair) => !TOLERATED_PAIRS.includes(pair))).toEqual([]);
  // A pair without a repetition must leave the list.
  expect(TOLERATED_PAIRS.filter((pair) => !pairs.includes(pair))).toEqual([]);
});

it('app/layout.tsx imports app/pieces.css first, so that any other sheet overrides the pieces', () => {
  const [layout] = filesBelow(['app'], ['layout.tsx']);
  expect(layout?.text.startsWith("import './pieces.css';\n")).toBe(true);
});

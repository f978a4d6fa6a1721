import { filesBelow, importsOf, targetOf } from '@/tests/architecture/sources';

/** Feature whose inner rooms every feature may import. */
const SHARED_FEATURE = 'ui';

/**
 * Returns the feature of a module, and whether the module lies in an inner room: `components/map/stage/MapStage` is
 * in the inner room `stage` of `map`. Null outside of components.
 */
function placeOf(path: string): { readonly feature: string; readonly isInner: boolean } | null {
  const [root, feature, ...innerPath] = path.split('/');
  return root === 'components' && feature !== undefined
    ? { feature, isInner: innerPath.length > 1 }
    : null;
}

/** Tells whether a file of one feature imports from an inner room of another feature. */
function isIntrusion(from: string, target: string): boolean {
  const [importer, imported] = [placeOf(from), placeOf(target)];
  if (importer === null || imported === null || imported.feature === SHARED_FEATURE)
    return false;
  return imported.isInner && imported.feature !== importer.feature;
}

it('no feature imports from an inner room of another feature, except of ui/', () => {
  const files = filesBelow(['components']);
  expect(files.length).toBeGreaterThan(200);
  const intrusions = files.flatMap((file) =>
    importsOf(file)
      .flatMap((importedModule) => targetOf(file, importedModule) ?? [])
      .filter((target) => isIntrusion(file.path, target))
      .map((target) => `${file.path} → ${target}`),
  );
  expect(intrusions).toEqual([]);
});

it.each([
  ['components/home/Hero.tsx', 'components/player/bar/SeekBar.client', true],
  ['components/home/Hero.tsx', 'components/player/PlayButton.client', false],
  ['components/home/Hero.tsx', 'components/ui/text/Eyebrow', false],
  ['components/player/PlayerSlot.tsx', 'components/player/bar/SeekBar.client', false],
  ['components/home/Hero.tsx', 'lib/player/core/player', false],
])('%p → %p is an intrusion: %p', (from, target, expected) => {
  expect(isIntrusion(from, target)).toBe(expected);
});

/**
 * Lists the sheets of ui/ whose classes a file uses for its own elements, except the sheets of `ui/pieces`, which any
 * file may use. An import without a name only sets the order of sheets.
 */
const uiSheetsIn = (text: string): readonly string[] => [
  ...(text.match(/^import \w+ from '@\/components\/ui\/[^']+\.module\.css'/gm) ?? []),
  ...(text.match(/composes:[^;]+\/ui\/(?!pieces\/)[^;]+/g) ?? []),
];

it('no file outside ui/ uses a sheet of ui/ for its own elements: native controls are styled in ui/ alone', () => {
  const files = filesBelow(['app', 'components'], ['.ts', '.tsx', '.css']);
  const violations = files
    .filter(({ path }) => !path.startsWith('components/ui/'))
    .flatMap(({ path, text }) => uiSheetsIn(text).map((sheet) => `${path}: ${sheet}`));
  expect(violations).toEqual([]);
});

it.each([
  ["import button from '@/components/ui/Button.module.css';", 1],
  [".slider { composes: range from '../../ui/range/Range.module.css'; }", 1],
  [".card { composes: root from '@/components/ui/pieces/Card.module.css'; }", 0],
  ["import '@/components/ui/range/Range.module.css';", 0],
])('%p styles with %p sheets of ui/', (text, count) => {
  expect(uiSheetsIn(text)).toHaveLength(count);
});

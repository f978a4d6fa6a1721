import { filesBelow, importsOf, targetOf } from '@/tests/architecture/sources';

/** Feature whose inner rooms every feature may import. */
const KIT = 'ui';

/**
 * Returns the feature of a module, and whether the module lies in an inner room: `components/map/stage/MapStage` is
 * in the inner room `stage` of `map`. Null outside of components.
 */
function placeOf(path: string): { readonly feature: string; readonly isInner: boolean } | null {
  const [root, feature, ...rest] = path.split('/');
  return root === 'components' && feature !== undefined
    ? { feature, isInner: rest.length > 1 }
    : null;
}

/** Tells whether a file of one feature imports from an inner room of another. */
function isIntrusion(from: string, target: string): boolean {
  const [own, other] = [placeOf(from), placeOf(target)];
  if (own === null || other === null || other.feature === KIT) return false;
  return other.isInner && other.feature !== own.feature;
}

it('the inner rooms of a feature are private: what two features need stands at its door, in ui/ or in lib/', () => {
  const files = filesBelow(['components']);
  expect(files.length).toBeGreaterThan(200);
  const intrusions = files.flatMap((file) =>
    importsOf(file)
      .flatMap((found) => targetOf(file, found) ?? [])
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
 * Lists the sheets of ui/ whose classes a file uses for its own elements, except the sheets of `ui/pieces`, which are
 * meant for that. An import without a name only sets the order of sheets.
 */
const kitSheetsIn = (text: string): readonly string[] => [
  ...(text.match(/^import \w+ from '@\/components\/ui\/[^']+\.module\.css'/gm) ?? []),
  ...(text.match(/composes:[^;]+\/ui\/(?!pieces\/)[^;]+/g) ?? []),
];

it('a native control is styled in ui/ alone: its sheets are private to it', () => {
  const files = filesBelow(['app', 'components'], ['.ts', '.tsx', '.css']);
  const wrong = files
    .filter(({ path }) => !path.startsWith('components/ui/'))
    .flatMap(({ path, text }) => kitSheetsIn(text).map((found) => `${path}: ${found}`));
  expect(wrong).toEqual([]);
});

it.each([
  ["import button from '@/components/ui/Button.module.css';", 1],
  [".slider { composes: range from '../../ui/range/Range.module.css'; }", 1],
  [".card { composes: root from '@/components/ui/pieces/Card.module.css'; }", 0],
  ["import '@/components/ui/range/Range.module.css';", 0],
])('%p styles with %p sheets of ui/', (text, count) => {
  expect(kitSheetsIn(text)).toHaveLength(count);
});

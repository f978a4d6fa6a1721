import { filesBelow, importsOf, targetOf } from '@/tests/architecture/sources';

/** What every feature may dress itself with, inner rooms included. */
const KIT = 'ui';

/** `components/map/stage/MapStage` is of the feature `map`, in its inner room `stage`; null outside of components. */
function placeOf(path: string): { readonly feature: string; readonly isInner: boolean } | null {
  const [root, feature, ...rest] = path.split('/');
  return root === 'components' && feature !== undefined
    ? { feature, isInner: rest.length > 1 }
    : null;
}

/** Whether a file of one feature reaches past the door of another. */
function isIntrusion(from: string, target: string): boolean {
  const [own, other] = [placeOf(from), placeOf(target)];
  if (own === null || other === null || other.feature === KIT) return false;
  return other.isInner && other.feature !== own.feature;
}

it('the inner rooms of a feature are its own: what two need stands at its door, in ui/ or in lib/', () => {
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
 * The sheets of ui/ that a file dresses its own elements with, but those of `ui/pieces`, which are there for it; an import
 * for the order of the sheets takes no name.
 */
const kitSheetsIn = (text: string): readonly string[] => [
  ...(text.match(/^import \w+ from '@\/components\/ui\/[^']+\.module\.css'/gm) ?? []),
  ...(text.match(/composes:[^;]+\/ui\/(?!pieces\/)[^;]+/g) ?? []),
];

it('a native control is dressed in ui/ alone: its sheets are private to it', () => {
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
])('%p dresses with %p sheets of ui/', (text, count) => {
  expect(kitSheetsIn(text)).toHaveLength(count);
});

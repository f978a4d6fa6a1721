import { basename, dirname } from 'node:path';
import {
  CODE,
  filesBelow,
  importsOf,
  targetOf,
  withoutEnding,
} from '@/tests/architecture/sources';

const MAX_MODULES = 20;
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests'];

/** Returns the name under which files count as one module: a component and its sheet, a module and its test. */
const moduleName = (path: string): string =>
  basename(path).replace(/(\.client|\.module|\.test|\.spec)?\.\w+$/, '');

it(`no folder holds more than ${MAX_MODULES} modules`, () => {
  const rooms = new Map<string, Set<string>>();
  for (const { path } of filesBelow(FOLDERS, [...CODE, '.css'])) {
    const room = dirname(path);
    rooms.set(room, (rooms.get(room) ?? new Set()).add(moduleName(path)));
  }
  expect(rooms.size).toBeGreaterThan(50);
  const crowdedFolders = [...rooms].filter(([, modules]) => modules.size > MAX_MODULES);
  expect(crowdedFolders.map(([room, modules]) => `${room}: ${modules.size} modules`)).toEqual(
    [],
  );
});

/** Files that predate the law of neighbours. The list only shrinks. */
const EXCEPTIONS = [
  'components/episodes/transcript/SentenceLink.client.tsx → components/episodes/list',
  'components/episodes/transcript/sentenceCursor.ts → components/episodes/page',
  'components/episodes/transcript/useEpisodeSecond.ts → components/episodes/page',
  'components/map/controls/ListToggle.client.tsx → components/map/screen',
  'components/map/controls/MapControls.client.tsx → components/map/stage',
  'components/map/controls/controlBoxes.ts → components/map/stage',
  'components/map/controls/useEscape.ts → components/map/screen',
  'components/map/controls/useFullscreen.ts → components/map/screen',
  'components/map/markers/MapMarker.client.tsx → components/map/stage',
  'components/map/markers/useDismissedNames.ts → components/map/stage',
  'components/map/markers/useOpenGroups.ts → components/map/stage',
  'components/map/stage/StillMap.tsx → components/map/screen',
  'components/map/stage/useMapImage.ts → components/map/screen',
  'components/map/whenIdle.ts → components/map/stage',
];

/** Returns the feature of a path: `components/map`, or `lib/server/feed` for `lib/server/feed/x/y.ts`. */
const featureOf = (path: string): string =>
  path.split('/', path.startsWith('lib/server/') ? 3 : 2).join('/');

/**
 * Returns the neighbouring room that contains all readers of a file, if the file imports nothing of its own room;
 * null otherwise, and when the file's room lies within the readers' room. Tests do not count as readers.
 */
function roomOfReaders(
  path: string,
  readers: readonly string[],
  targets: readonly string[],
): string | null {
  const folder = dirname(path);
  const [room, ...otherRooms] = new Set(readers.map((reader) => dirname(reader)));
  if (room === undefined || otherRooms.length > 0 || room === folder) return null;
  if (folder.startsWith(`${room}/`) || featureOf(`${room}/`) !== featureOf(path)) return null;
  // A component's own sheet would move with it.
  const modules = targets.filter((target) => !target.endsWith('.css'));
  return modules.some((target) => dirname(target) === folder) ? null : room;
}

describe('a file lives where its readers are', () => {
  it('and only the listed files have all their readers in another room', () => {
    const files = filesBelow(['app', 'components', 'lib', 'scripts']);
    const targets = new Map(
      files.map((file) => [
        file.path,
        importsOf(file).flatMap((imported) => targetOf(file, imported) ?? []),
      ]),
    );
    const readers = new Map<string, string[]>();
    for (const [path, fileTargets] of targets)
      for (const target of fileTargets)
        readers.set(target, [...(readers.get(target) ?? []), path]);
    const violations = files
      .filter(({ path }) => /^(?:components|lib|scripts)\//.test(path))
      .flatMap(({ path }) => {
        const fileReaders = readers.get(withoutEnding(path)) ?? [];
        const room = roomOfReaders(path, fileReaders, targets.get(path) ?? []);
        return room === null ? [] : [`${path} → ${room}`];
      });
    expect(violations).toEqual(EXCEPTIONS);
  });

  it.each([
    ['a/b/c/x.ts', ['a/b/d/y.ts', 'a/b/d/z.ts'], [], 'a/b/d'],
    ['a/b/c/x.ts', ['a/b/d/y.ts', 'a/b/c/z.ts'], [], null],
    ['a/b/c/x.ts', ['a/b/d/y.ts'], ['a/b/c/z'], null],
    ['a/b/c/x.ts', ['a/b/y.ts'], [], null],
    ['a/b/c/x.ts', ['a/e/y.ts'], [], null],
    ['a/b/x.ts', ['a/b/c/y.ts'], [], 'a/b/c'],
  ])('%p, read by %j and tied to %j, belongs in %p', (path, readers, targets, room) => {
    expect(roomOfReaders(path, readers, targets)).toBe(room);
  });
});

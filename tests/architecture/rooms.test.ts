import { basename, dirname } from 'node:path';
import { CODE, filesBelow } from '@/tests/architecture/sources';

const MOST_MODULES = 20;

/** What a module is called: a component and its sheet, or a module and its test, count once. */
const moduleName = (path: string): string =>
  basename(path).replace(/(\.client|\.module|\.test|\.spec)?\.\w+$/, '');

it(`no folder holds more than ${MOST_MODULES} modules`, () => {
  const rooms = new Map<string, Set<string>>();
  const endings = [...CODE, '.css'];
  for (const { path } of filesBelow(
    ['app', 'components', 'lib', 'scripts', 'tests'],
    endings,
  )) {
    const room = dirname(path);
    rooms.set(room, (rooms.get(room) ?? new Set()).add(moduleName(path)));
  }
  expect(rooms.size).toBeGreaterThan(50);
  const crowded = [...rooms].filter(([, modules]) => modules.size > MOST_MODULES);
  expect(crowded.map(([room, modules]) => `${room}: ${modules.size} modules`)).toEqual([]);
});

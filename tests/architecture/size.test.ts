import { filesBelow } from '@/tests/architecture/sources';

const MAX_LINES = 220;

it(`no file of code or style is longer than ${MAX_LINES} lines`, () => {
  const endings = ['.ts', '.tsx', '.mjs', '.cjs', '.css'];
  const long = filesBelow(['app', 'components', 'lib', 'scripts'], endings)
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
});

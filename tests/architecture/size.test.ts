import { CODE, filesBelow } from '@/tests/architecture/sources';

const MAX_LINES = 220;

it(`no file of code or style is longer than ${MAX_LINES} lines`, () => {
  const longFiles = filesBelow(
    ['app', 'components', 'lib', 'scripts', 'tests'],
    [...CODE, '.css'],
  )
    .filter(({ text }) => text.trimEnd().split('\n').length > MAX_LINES)
    .map(({ path }) => path);
  expect(longFiles).toEqual([]);
});

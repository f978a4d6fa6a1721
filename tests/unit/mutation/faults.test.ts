import { existsSync, readFileSync } from 'node:fs';
import faults from '@/tests/mutation/faults.json';

it.each(faults)(
  'the known fault «$fault» has one place in the code, and an existing test file',
  ({ file, search, test }) => {
    expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2);
    expect(existsSync(test[1] ?? '')).toBe(true);
  },
);

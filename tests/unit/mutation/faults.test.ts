import { existsSync, readFileSync } from 'node:fs';
import faults from '@/tests/mutation/faults.json';

it.each(faults)('«$fault» has one place in the code and a test', ({ file, search, test }) => {
  expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2);
  expect(existsSync(test[1] ?? '')).toBe(true);
});

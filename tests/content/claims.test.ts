/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHOWN = ['content', 'app', 'components', 'lib'];
const TEXT = /\.(?:json|tsx?)$/;

const files = SHOWN.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name)),
);

test('Nothing says that it conforms to a standard: no audit has been dated', () => {
  expect(files.length).toBeGreaterThan(500);
  const claiming = files.filter((file) =>
    /\b(?:non-)?conformes?\b|\bconformité\b/i.test(readFileSync(file, 'utf8')),
  );
  expect(claiming).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHOWN_FOLDERS = ['content', 'app', 'components', 'lib'];
const TEXT_FILE = /\.(?:json|tsx?)$/;

/** Words that claim conformity; `\b` knows no accented letters and would miss « conformité ». */
const CLAIM = /(?<!\p{L})conform(?:es?|ité)(?!\p{L})/iu;

const files = SHOWN_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name)),
);

it('no text claims conformity with a standard: no audit has been dated', () => {
  expect(files.length).toBeGreaterThan(500);
  const violations = files.filter((file) => CLAIM.test(readFileSync(file, 'utf8')));
  expect(violations).toEqual([]);
});

it.each(['Conforme au RGAA', 'des pages non conformes', 'sa conformité est totale'])(
  'the check finds the claim « %s »',
  (sentence) => expect(sentence).toMatch(CLAIM),
);

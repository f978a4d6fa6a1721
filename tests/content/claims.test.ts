import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHOWN = ['content', 'app', 'components', 'lib'];
const TEXT = /\.(?:json|tsx?)$/;

/** Words that claim conformity; `\b` knows no accented letters and would miss one of them. */
const CLAIM = /(?<!\p{L})conform(?:es?|ité)(?!\p{L})/iu;

const files = SHOWN.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name)),
);

it('no text claims conformity with a standard: no audit has been dated', () => {
  expect(files.length).toBeGreaterThan(500);
  const claiming = files.filter((file) => CLAIM.test(readFileSync(file, 'utf8')));
  expect(claiming).toEqual([]);
});

it.each(['Conforme au RGAA', 'des pages non conformes', 'sa conformité est totale'])(
  'the claim « %s » would be found',
  (sentence) => expect(sentence).toMatch(CLAIM),
);

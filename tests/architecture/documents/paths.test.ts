import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '@/tests/architecture/sources';

const FOLDERS = ['app', 'components', 'content', 'deploy', 'docs', 'lib', 'scripts', 'tests'];

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const knownNames = new Set(
  filesBelow(FOLDERS, ['.ts', '.tsx', '.mjs', '.css']).map(({ path }) => basename(path)),
);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow(['content', 'docs', 'lib'], ['.md']).map(({ path }) => path),
];

const matchesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

describe.each(documents)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  it('names only commands of package.json', () => {
    expect(matchesOf(text, /npm run ([\w:-]+)/g).filter((name) => !scripts[name])).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = matchesOf(text, /\]\((?![a-z]+:)([^)#\s]+)/g);
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    // Of a pattern such as `content/episodes/{slug}.json`, only the folder is checked.
    const paths = matchesOf(text, /`(?:npx tsx )?(\w+\/[\w./@-]+)[^`]*`/g).filter((pathName) =>
      FOLDERS.includes(pathName.slice(0, pathName.indexOf('/'))),
    );
    expect(paths.filter((pathName) => !existsSync(pathName))).toEqual([]);
    const fileNames = matchesOf(text, /`([\w.-]+\.(?:tsx?|mjs|css))`/g);
    const isKnownFile = (name: string): boolean => knownNames.has(name) || existsSync(name);
    expect(fileNames.filter((name) => !/^X\./.test(name) && !isKnownFile(name))).toEqual([]);
  });
});

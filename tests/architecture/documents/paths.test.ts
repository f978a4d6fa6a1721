import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '@/tests/architecture/sources';

const FOLDERS = ['app', 'components', 'content', 'deploy', 'docs', 'lib', 'scripts', 'tests'];

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const names = new Set(
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

  it('names commands of package.json', () => {
    expect(matchesOf(text, /npm run ([\w:-]+)/g).filter((name) => !scripts[name])).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = matchesOf(text, /\]\((?![a-z]+:)([^)#\s]+)/g);
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    // Of a pattern, as `content/episodes/{slug}.json`, the folder is read.
    const paths = matchesOf(text, /`(?:npx tsx )?(\w+\/[\w./@-]+)[^`]*`/g).filter((each) =>
      FOLDERS.includes(each.slice(0, each.indexOf('/'))),
    );
    expect(paths.filter((each) => !existsSync(each))).toEqual([]);
    const alone = matchesOf(text, /`([\w.-]+\.(?:tsx?|mjs|css))`/g);
    const isThere = (name: string): boolean => names.has(name) || existsSync(name);
    expect(alone.filter((name) => !/^X\./.test(name) && !isThere(name))).toEqual([]);
  });
});

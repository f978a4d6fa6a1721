import ts from 'typescript';
import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/** Splits a name into its words: `toldAt`, `TimelineTold`, `TOLD_MS`, `data-told`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

const hasWord = (name: string): boolean => wordsOf(name).includes('told');

/** Lists the identifiers of a file, JSX attributes included, that contain the word. */
function namesOf({ path, text }: SourceFile): readonly string[] {
  if (!/told/i.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && hasWord(node.text)) names.add(`${path}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests'];
const sources = filesBelow(FOLDERS, ['.ts', '.tsx', '.mjs', '.cjs', '.js']);
const sheets = filesBelow(['app', 'components'], ['.css']);

/** The word has four meanings: narrated, notified, last value, citation. */
describe('« told » is no name', () => {
  it('of a function, a variable, a type, a property or an attribute', () => {
    expect(sources.flatMap(namesOf)).toEqual([]);
  });

  it('of a file', () => {
    const filesWithWord = [...sources, ...sheets].filter(({ path }) => hasWord(path));
    expect(filesWithWord.map(({ path }) => path)).toEqual([
      'tests/architecture/names/told.test.ts',
    ]);
  });

  it('of a class or an attribute in a style sheet', () => {
    const selectorsWithWord = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/[.[]([\w-]+)/g)].flatMap(([, name = '']) =>
        hasWord(name) ? [`${path}: ${name}`] : [],
      ),
    );
    expect(selectorsWithWord).toEqual([]);
  });
});

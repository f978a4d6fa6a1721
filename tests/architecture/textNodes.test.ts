import ts from 'typescript';

/**
 * Requires that a changing text, or a text with changing siblings, is the only child of an element: a browser that
 * translates a page replaces each text node by elements of its own. React then cannot remove the replaced text node,
 * nor insert before it, nor change it when it has siblings: an exception removes the page, or a number stays outdated.
 */

/**
 * Kinds of children. A slot, which may hold an element or a text, is `changing`: the component that fills a slot wraps
 * texts in an element.
 */
type ChildKind = 'text' | 'changing text' | 'changing' | 'element';

const ROOT = process.cwd();
const PRODUCT_FOLDERS = ['app', 'components'].map((folder) => `${ROOT}/${folder}/`);
const TEXT_FLAGS = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** Lists the elements that mix text with changing children, as `file:line`. */
function mixedElements(program: ts.Program, isProduct: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();

  function kindOf(child: ts.JsxChild): ChildKind {
    if (ts.isJsxText(child)) return 'text';
    if (!ts.isJsxExpression(child) || !child.expression) return 'element';
    if (ts.isStringLiteralLike(child.expression)) return 'text';
    const type = checker.getTypeAtLocation(child.expression);
    const types = type.isUnion() ? type.types : [type];
    const isNode = types.some(({ flags }) => flags & ts.TypeFlags.Object);
    return !isNode && types.some(({ flags }) => flags & TEXT_FLAGS)
      ? 'changing text'
      : 'changing';
  }

  function isMixed(node: ts.JsxElement | ts.JsxFragment): boolean {
    const kinds = node.children.filter((child) => !isBlank(child)).map(kindOf);
    // A fragment's text has the siblings of the fragment.
    if (isFragment(node) && kinds.some((kind) => kind.endsWith('text'))) return true;
    if (kinds.length < 2) return false;
    if (kinds.includes('changing text')) return true;
    return kinds.includes('text') && kinds.includes('changing');
  }

  /** Tells whether a component returns bare text, which has the siblings of the component. */
  function returnsText(node: ts.Node): boolean {
    if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '')) return false;
    const signature = checker.getSignatureFromDeclaration(node);
    const type = signature && checker.getReturnTypeOfSignature(signature);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    const isNode = types.some(({ flags }) => flags & ts.TypeFlags.Object);
    return !isNode && types.some(({ flags }) => flags & TEXT_FLAGS);
  }

  return program
    .getSourceFiles()
    .filter(({ fileName }) => isProduct(fileName))
    .flatMap((source) => {
      const positions: string[] = [];
      const visit = (node: ts.Node): void => {
        const isElement = ts.isJsxElement(node) || ts.isJsxFragment(node);
        if ((isElement && isMixed(node)) || returnsText(node)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          positions.push(`${source.fileName.replace(`${ROOT}/`, '')}:${line + 1}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return positions;
    });
}

const isFragment = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment';

/** Tells whether a child renders nothing: line breaks of the source, a comment. */
const isBlank = (child: ts.JsxChild): boolean =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) ||
  (ts.isJsxExpression(child) && !child.expression);

/** Creates a TypeScript program of one invented file. */
function programOf(body: string): ts.Program {
  const name = `${ROOT}/components/invented.tsx`;
  const host = ts.createCompilerHost({});
  const readSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, options) =>
    file === name
      ? ts.createSourceFile(
          file,
          `declare const count: number, name: string, node: object | null; export const it = ${body};`,
          options,
          true,
        )
      : readSourceFile(file, options);
  return ts.createProgram([name], { jsx: ts.JsxEmit.Preserve, noLib: true }, host);
}

describe('a text that a translator may replace', () => {
  it('has no sibling that changes, anywhere in the product', () => {
    const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    });
    const files = (config?.fileNames ?? []).filter((file) =>
      PRODUCT_FOLDERS.some((folder) => file.startsWith(folder)),
    );
    expect(files.length).toBeGreaterThan(300);
    const program = ts.createProgram(files, config?.options ?? {});
    expect(mixedElements(program, (file) => files.includes(file))).toEqual([]);
  });

  it.each([
    ['<p>Question {count}</p>', 1],
    ['<p>{name} {node}</p>', 1],
    ['<p>{count > 1 && name}<b/></p>', 1],
    ['<p>Listen {node}</p>', 1],
    ['<p>{`Question ${count}`}</p>', 0],
    ['<p><span>{name}</span>{node}</p>', 0],
    ['<p>Listen <b>now</b></p>', 0],
    ['<p>{node}<b/></p>', 0],
    ['<>{name}</>', 1],
    ['null; function It() { return name }', 1],
  ])('%s is found %p times', (body, times) => {
    const program = programOf(body);
    expect(mixedElements(program, (file) => file.endsWith('invented.tsx'))).toHaveLength(times);
  });
});

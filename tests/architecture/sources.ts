import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** An import of a file: its specifier, and whether TypeScript erases it. */
export interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

/** A file of the project, with its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Extensions of source files written by hand. */
export const CODE = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];

/** Returns a path without its extension, as imports name it. */
export const withoutEnding = (path: string): string => path.replace(/\.(?:tsx?|[mc]?js)$/, '');

/** Lists the files below the given folders with one of the given endings, `node_modules` excluded. */
export function filesBelow(folders: readonly string[], endings: readonly string[] = CODE) {
  return (
    folders
      .flatMap((folder) =>
        readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' }).map(
          (name) => join(folder, name),
        ),
      )
      // A folder may be named like a file: the route app/sw.js.
      .filter((path) => endings.some((ending) => path.endsWith(ending)))
      .filter((path) => !/(?:^|\/)node_modules\//.test(path) && statSync(path).isFile())
      .sort()
      .map((path): SourceFile => ({ path, text: readFileSync(path, 'utf8') }))
  );
}

/** Lists every import, re-export, `import()` and `require()` of a file. */
export function importsOf({ path, text }: SourceFile): readonly Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier) imports.push({ specifier: specifier.text, isTypeOnly: isTypeOnly(node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return imports;
}

/** Resolves an import of the project to a path from the root, without extension; null for a package. */
export function targetOf({ path }: SourceFile, { specifier }: Import): string | null {
  if (specifier.startsWith('@/')) return withoutEnding(specifier.slice(2));
  return specifier.startsWith('.')
    ? withoutEnding(normalize(join(dirname(path), specifier)))
    : null;
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return stringLiteral(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return stringLiteral(node.argument.literal);
  if (ts.isCallExpression(node) && isImportCall(node)) return stringLiteral(node.arguments[0]);
  return undefined;
}

const isImportCall = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(expression) && expression.text === 'require');

const stringLiteral = (node: ts.Node | undefined): ts.StringLiteralLike | undefined =>
  node && ts.isStringLiteralLike(node) ? node : undefined;

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ?? false;
  return ts.isExportDeclaration(node) ? node.isTypeOnly : ts.isImportTypeNode(node);
}

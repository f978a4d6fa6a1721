import ts from 'typescript';

/** A change of a source file: the text between two offsets is replaced. */
export interface Mutant {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PercentToken, '*'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** Finds every mutant of a source file: operators, booleans, constants, statements, early returns. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const replace = (node: ts.Node, replacement: string): void =>
    void mutants.push({ path, start: node.getStart(file), end: node.end, replacement });
  const visit = (node: ts.Node): void => {
    // Types and module names have no effect at run time.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const change = changeOf(node);
    if (change) replace(change.node, change.replacement);
    if (isFunctionBody(node) && node.statements.length > 0)
      mutants.push({
        path,
        start: node.getStart(file) + 1,
        end: node.getStart(file) + 1,
        replacement: ' return;',
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

function changeOf(node: ts.Node): { node: ts.Node; replacement: string } | null {
  if (ts.isBinaryExpression(node)) {
    const otherOperator = OPERATORS.get(node.operatorToken.kind);
    return otherOperator === undefined || isJoin(node)
      ? null
      : { node: node.operatorToken, replacement: otherOperator };
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { node, replacement: 'false' };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { node, replacement: 'true' };
  if (ts.isNumericLiteral(node)) return { node, replacement: `(${node.getText()} + 1)` };
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return { node, replacement: node.operand.getText() };
  if (ts.isIfStatement(node) && !node.elseStatement) return { node, replacement: ';' };
  if (ts.isExpressionStatement(node) && ts.isBlock(node.parent))
    return { node, replacement: ';' };
  return null;
}

/** Tells whether a sum concatenates strings, whose difference would be no realistic fault. */
const isJoin = ({ operatorToken, left, right }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.PlusToken &&
  [left, right].some(
    (operand) => ts.isStringLiteralLike(operand) || ts.isTemplateExpression(operand),
  );

const isFunctionBody = (node: ts.Node): node is ts.Block =>
  ts.isBlock(node) && ts.isFunctionLike(node.parent);

import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Returns the members of the union `IconName`, as written in the source. */
function declaredNames(): readonly string[] {
  const path = 'components/ui/Icon.tsx';
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const union = source.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'IconName',
  );
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  if (union) visit(union);
  return names;
}

const drawnNames = (): readonly string[] =>
  [
    ...readFileSync('public/icons/sprite.svg', 'utf8').matchAll(/<symbol[^>]*\sid="([^"]+)"/g),
  ].map(([, id = '']) => id);

it('the names of icons are those of the drawn symbols, each once', () => {
  expect(declaredNames().length).toBeGreaterThan(0);
  expect([...drawnNames()].sort()).toEqual([...declaredNames()].sort());
});

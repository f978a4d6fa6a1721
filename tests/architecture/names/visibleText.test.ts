import ts from 'typescript';
import { filesBelow, type SourceFile } from '@/tests/architecture/sources';

/** JSX attributes whose values visitors read or hear. */
const READ = /^(?:aria-(?:label|description|roledescription)|alt|title|label|placeholder)$/;

/** An identifier in camel case or Pascal case, as a rename over a whole file leaves it in a sentence. */
const IDENTIFIER = /(?<![\p{L}\d])\p{L}\p{Ll}+\p{Lu}\p{Ll}+/u;

/** Spellings of proper names. */
const PROPER = /YouTube|WordPress|LibreOffice|JavaScript|WhatsApp/g;

/** Lists the texts of a component, JSX text and the attributes that are read, that hold an identifier. */
function identifiersIn({ path, text }: SourceFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (visible: string): void => {
    if (IDENTIFIER.test(visible.replace(PROPER, ''))) found.push(`${path}: ${visible.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text);
    if (ts.isStringLiteralLike(node) && isRead(node)) add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Tells whether a string is the value of an attribute that is read, or a sentence inside an expression. */
function isRead(node: ts.StringLiteralLike): boolean {
  let parent: ts.Node = node.parent;
  while (ts.isConditionalExpression(parent) || ts.isJsxExpression(parent))
    parent = parent.parent;
  return ts.isJsxAttribute(parent) ? READ.test(parent.name.getText()) : ts.isJsxElement(parent);
}

describe('the text that visitors read', () => {
  it('holds no identifier of the code', () => {
    const components = filesBelow(['app', 'components'], ['.tsx']);
    expect(components.flatMap(identifiersIn)).toEqual([]);
  });
});

import ts from 'typescript';
import type { SourceFile } from '@/tests/architecture/sources';

/** Verbs too general to describe a function. */
const EMPTY_VERBS = new Set(['Gets', 'Handles', 'Does', 'Manages', 'Processes']);

/** Words that end like a verb in the third person, and have begun a docstring as nouns. */
const PLURAL_NOUNS = new Set(
  (
    'This Its Words Lines Seconds Milliseconds Decibels Octaves Chapters Episodes Decagons Degrees Heights Tints ' +
    'Waters Mels Vectors Cells Bytes Fingers Cards Timers Rows Entries Stars Minutes Always Whose Less Years Names'
  ).split(' '),
);

/** Tells whether a docstring begins with a verb in the third person, and not with a plural (« Words of … »). */
export function beginsWithVerb(docstring: string): boolean {
  const [, firstWord = '', secondWord = ''] =
    /^([A-Z][a-z]+(?:-[a-z]+)?s),?\s+(\S+)/.exec(docstring) ?? [];
  return (
    firstWord !== '' &&
    !EMPTY_VERBS.has(firstWord) &&
    !PLURAL_NOUNS.has(firstWord) &&
    secondWord !== 'of'
  );
}

/**
 * Lists the docstrings of a file's functions that begin with no verb, as `path:line: « docstring »`; functions without
 * a docstring are not listed.
 */
export function illBegunDocstrings({ path, text }: SourceFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    const docstring = isFunction(node) ? docstringOf(node) : null;
    if (docstring !== null && !beginsWithVerb(docstring)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      findings.push(`${path}:${line + 1}: « ${docstring} »`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Tells whether a node declares a function, a method, or a constant or a property whose value is a function. */
function isFunction(node: ts.Node): boolean {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.some(({ initializer }) =>
      isFunctionValue(initializer),
    );
  if (ts.isPropertyAssignment(node)) return isFunctionValue(node.initializer);
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
}

const isFunctionValue = (value: ts.Expression | undefined): boolean =>
  value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));

function docstringOf(node: ts.Node): string | null {
  const lastDocstring = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const comment = ts.getTextOfJSDocComment(lastDocstring?.comment);
  return comment === undefined || comment === '' ? null : comment;
}
